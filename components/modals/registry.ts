import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { ModalContentProps, ModalType } from '@/lib/routing/modals';

/** Type → its dialog, fetched when first opened. */
export const modalRegistry: Record<ModalType, ComponentType<ModalContentProps>> = {
  ASK_A_QUESTION: dynamic(() =>
    import('@/components/account/leads/AskQuestionModal').then((file) => file.AskQuestionModal),
  ),
  BELONG_STANDARDS: dynamic(() =>
    import('./information/BelongStandardsModal').then((file) => file.BelongStandardsModal),
  ),
  CONTACT_US: dynamic(() => import('@/components/account/leads/ContactUsModal').then((file) => file.ContactUsModal)),
  COVID: dynamic(() => import('./information/CovidModal').then((file) => file.CovidModal)),
  ENTER_CONTACT: dynamic(() =>
    import('@/components/account/leads/EnterContactModal').then((file) => file.EnterContactModal),
  ),
  HELP_BRIDGE: dynamic(() => import('@/components/account/leads/HelpBridgeModal').then((file) => file.HelpBridgeModal)),
  HOME_ALERT: dynamic(() => import('@/components/account/leads/HomeAlertModal').then((file) => file.HomeAlertModal)),
  HOW_IT_WORKS: dynamic(() => import('./information/HowItWorksModal').then((file) => file.HowItWorksModal)),
  LOGIN: dynamic(() => import('@/components/account/sessions/modals/LoginModal').then((file) => file.LoginModal)),
  NAPKIN_MODAL: dynamic(() =>
    import('@/components/homes/estimates/rentalCalculator/RentalCalculatorModal').then(
      (file) => file.RentalCalculatorModal,
    ),
  ),
  NOT_THERE_YET: dynamic(() =>
    import('@/components/account/leads/NotThereYetModal').then((file) => file.NotThereYetModal),
  ),
  PAYMENT_METHODS: dynamic(() =>
    import('@/components/money/paymentMethods/PaymentMethodsModal').then((file) => file.PaymentMethodsModal),
  ),
  PRIVACY_CHOICES: dynamic(() =>
    import('@/components/account/consents/PrivacyChoicesModal').then((file) => file.PrivacyChoicesModal),
  ),
  REPORT_LISTING: dynamic(() =>
    import('@/components/homes/listingReports/ReportListingModal').then((file) => file.ReportListingModal),
  ),
  SMOOTH_PAYMENTS: dynamic(() =>
    import('@/components/money/smoothPayments/modals/SmoothPaymentsModal').then((file) => file.SmoothPaymentsModal),
  ),
};
