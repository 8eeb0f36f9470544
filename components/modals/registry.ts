import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { ModalContentProps, ModalType, OpenModal } from '@/lib/modals';

/** Type → its dialog, fetched when first opened. `null`: registered, and arrives with its feature; until then its URL is cleaned. */
export const registry: Record<ModalType, ComponentType<ModalContentProps> | null> = {
  ASK_A_QUESTION: dynamic(() => import('./AskAQuestion').then((file) => file.AskAQuestion)),
  BELONG_STANDARDS: dynamic(() => import('./BelongStandards').then((file) => file.BelongStandards)),
  CONTACT_US: dynamic(() => import('./ContactUs').then((file) => file.ContactUs)),
  COVID: dynamic(() => import('./Covid').then((file) => file.Covid)),
  ENTER_CONTACT: dynamic(() => import('./EnterContact').then((file) => file.EnterContact)),
  HELP_BRIDGE: dynamic(() => import('./HelpBridge').then((file) => file.HelpBridge)),
  HOW_IT_WORKS: dynamic(() => import('./HowItWorks').then((file) => file.HowItWorks)),
  LOGIN: dynamic(() => import('./Login').then((file) => file.Login)),
  NAPKIN_MODAL: dynamic(() => import('./NapkinModal').then((file) => file.NapkinModal)),
  NOT_THERE_YET: dynamic(() => import('./NotThereYet').then((file) => file.NotThereYet)),
  PAYMENT_METHODS: null,
  PRIVACY_CHOICES: dynamic(() => import('./PrivacyChoices').then((file) => file.PrivacyChoices)),
  SMOOTH_PAYMENTS: null,
};

export function isBuilt({ type }: OpenModal): boolean {
  return registry[type] !== null;
}
