// The sections of My home and their anchors: to-dos and emails lead to the one that they are about.
import { routes } from '@/contract/routes';

export const RESIDENCE_SECTIONS = [
  'checklist',
  'renewal',
  'lease',
  'guide',
  'people',
  'insurance',
  'documents',
  'requests',
  'reporting',
  'notice',
  'laws',
] as const;
export type ResidenceSection = (typeof RESIDENCE_SECTIONS)[number];

/** A person may rent several homes: each has its own sections. */
export const residenceSectionId = (section: ResidenceSection, leaseId: string): string => `${section}-of-${leaseId}`;

export const residenceSectionPath = (section: ResidenceSection, leaseId: string): string =>
  `${routes.accounts.home.properties()}#${residenceSectionId(section, leaseId)}`;
