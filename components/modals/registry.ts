import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { ModalContentProps, ModalType } from '@/lib/routing/modals';

/** Type → its dialog, fetched when first opened. */
export const modalRegistry: Record<ModalType, ComponentType<ModalContentProps>> = {
  ASK_A_QUESTION: dynamic(() => import('./contact/AskQuestionModal').then((file) => file.AskQuestionModal)),
  BELONG_STANDARDS: dynamic(() =>
    import('./information/BelongStandardsModal').then((file) => file.BelongStandardsModal),
  ),
  CONTACT_US: dynamic(() => import('./contact/ContactUsModal').then((file) => file.ContactUsModal)),
  COVID: dynamic(() => import('./information/CovidModal').then((file) => file.CovidModal)),
  ENTER_CONTACT: dynamic(() => import('./contact/EnterContactModal').then((file) => file.EnterContactModal)),
  HELP_BRIDGE: dynamic(() => import('./contact/HelpBridgeModal').then((file) => file.HelpBridgeModal)),
  HOME_ALERT: dynamic(() => import('./contact/HomeAlertModal').then((file) => file.HomeAlertModal)),
  HOW_IT_WORKS: dynamic(() => import('./information/HowItWorksModal').then((file) => file.HowItWorksModal)),
  LOGIN: dynamic(() => import('./auth/LoginModal').then((file) => file.LoginModal)),
  NAPKIN_MODAL: dynamic(() =>
    import('./rentalCalculator/RentalCalculatorModal').then((file) => file.RentalCalculatorModal),
  ),
  NOT_THERE_YET: dynamic(() => import('./contact/NotThereYetModal').then((file) => file.NotThereYetModal)),
  PAYMENT_METHODS: dynamic(() =>
    import('./paymentMethods/PaymentMethodsModal').then((file) => file.PaymentMethodsModal),
  ),
  PRIVACY_CHOICES: dynamic(() => import('./privacy/PrivacyChoicesModal').then((file) => file.PrivacyChoicesModal)),
  REPORT_LISTING: dynamic(() => import('./contact/ReportListingModal').then((file) => file.ReportListingModal)),
  SMOOTH_PAYMENTS: dynamic(() =>
    import('./smoothPayments/SmoothPaymentsModal').then((file) => file.SmoothPaymentsModal),
  ),
};
