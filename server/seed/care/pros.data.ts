// The companies of the demo data: made up, each with its trades.
import type { ProDocumentKind, Trade } from '@/contract/care/pros/constants';

interface Company {
  readonly company: string;
  readonly contactName: string;
  readonly email: string;
  readonly trades: Trade[];
  readonly takesEmergencies: boolean;
  /** Days until the first paper ends. */
  readonly papersEndIn?: number;
  readonly missing?: readonly ProDocumentKind[];
  /** What the IRS said about their Form W-9; null where they have not certified one. */
  readonly w9?: 'mismatch' | null;
}

export const companies: readonly Company[] = [
  {
    company: 'Alder Repairs',
    contactName: 'Rosa Alder',
    email: 'rosa@alder-repairs.example',
    trades: ['plumbing', 'appliances'],
    takesEmergencies: true,
  },
  {
    company: 'Bay Pipe & Drain',
    contactName: 'Lou Chen',
    email: 'lou@bay-pipe.example',
    trades: ['plumbing'],
    takesEmergencies: true,
  },
  {
    company: 'Brightline Electric',
    contactName: 'Sam Ortiz',
    email: 'sam@brightline.example',
    trades: ['electrical'],
    takesEmergencies: true,
  },
  {
    company: 'Cedar Climate',
    contactName: 'Mia Park',
    email: 'mia@cedar-climate.example',
    trades: ['hvac'],
    takesEmergencies: true,
  },
  {
    company: 'Northwind Heating',
    contactName: 'Ivan Novak',
    email: 'ivan@northwind.example',
    trades: ['hvac', 'appliances'],
    takesEmergencies: false,
    papersEndIn: 5,
  },
  {
    company: 'Fix & Finish',
    contactName: 'Dana Reed',
    email: 'dana@fix-finish.example',
    trades: ['handyman', 'painting'],
    takesEmergencies: false,
  },
  {
    company: 'Ridge Roofing',
    contactName: 'Tom Ridge',
    email: 'tom@ridge-roofing.example',
    trades: ['roofing'],
    takesEmergencies: true,
  },
  {
    company: 'Keystone Locks',
    contactName: 'Ana Silva',
    email: 'ana@keystone-locks.example',
    trades: ['locksmith'],
    takesEmergencies: true,
  },
  {
    company: 'Green Acre Yards',
    contactName: 'Joe Hill',
    email: 'joe@green-acre.example',
    trades: ['landscaping', 'pool'],
    takesEmergencies: false,
  },
  {
    company: 'Fresh Start Cleaning',
    contactName: 'Eva Lima',
    email: 'eva@fresh-start.example',
    trades: ['cleaning'],
    takesEmergencies: false,
  },
  {
    company: 'Clear Pest Control',
    contactName: 'Max Wolf',
    email: 'max@clear-pest.example',
    trades: ['pest'],
    takesEmergencies: false,
    missing: ['license'],
    w9: null,
  },
  {
    company: 'Haul Away',
    contactName: 'Ben King',
    email: 'ben@haul-away.example',
    trades: ['hauling', 'landscaping'],
    takesEmergencies: false,
    w9: 'mismatch',
  },
];
