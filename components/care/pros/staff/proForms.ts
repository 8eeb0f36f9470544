import type { Pro, ProDetails } from '@/contract/care/pros/endpoints';

const workdays = Object.fromEntries(['MO', 'TU', 'WE', 'TH', 'FR'].map((day) => [day, { from: '08:00', to: '17:00' }]));

/** What the form begins with. */
export function detailsOf(pro?: Pro): ProDetails {
  if (!pro)
    return {
      company: '',
      contactName: '',
      email: '',
      phone: '',
      address: '',
      trades: [],
      regionIds: [],
      priceList: [],
      hours: workdays,
      takesEmergencies: false,
      dailyCapacity: 4,
      status: 'active',
    };
  const { id: _id, documents: _documents, performance: _performance, problems: _problems, w9: _w9, ...details } = pro;
  return details;
}
