import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { ModalContentProps, ModalType, OpenModal } from '@/lib/modals';

/** Type → its dialog, fetched when first opened. `null`: registered, and arrives with its feature; until then its URL is cleaned. */
export const modalRegistry: Record<ModalType, ComponentType<ModalContentProps> | null> = {
  ASK_A_QUESTION: dynamic(() => import('./AskAQuestion').then((file) => file.AskQuestionModal)),
  BELONG_STANDARDS: dynamic(() => import('./BelongStandards').then((file) => file.BelongStandardsModal)),
  CONTACT_US: dynamic(() => import('./ContactUs').then((file) => file.ContactUsModal)),
  COVID: dynamic(() => import('./Covid').then((file) => file.CovidModal)),
  ENTER_CONTACT: dynamic(() => import('./EnterContact').then((file) => file.EnterContactModal)),
  HELP_BRIDGE: dynamic(() => import('./HelpBridge').then((file) => file.HelpBridgeModal)),
  HOW_IT_WORKS: dynamic(() => import('./HowItWorks').then((file) => file.HowItWorksModal)),
  LOGIN: dynamic(() => import('./Login').then((file) => file.LoginModal)),
  NAPKIN_MODAL: dynamic(() => import('./NapkinModal').then((file) => file.RentalCalculatorModal)),
  NOT_THERE_YET: dynamic(() => import('./NotThereYet').then((file) => file.NotThereYetModal)),
  PAYMENT_METHODS: null,
  PRIVACY_CHOICES: dynamic(() => import('./PrivacyChoices').then((file) => file.PrivacyChoicesModal)),
  SMOOTH_PAYMENTS: null,
};

export function isModalAvailable({ type }: OpenModal): boolean {
  return modalRegistry[type] !== null;
}
