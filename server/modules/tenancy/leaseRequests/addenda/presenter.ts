// The addendum that an approved request becomes, in English with each clause in plain words in both languages.

import { formatExactMoney } from '@/contract/amounts/cents';
import { daysBetween } from '@/contract/calendar/days';
import { formatDay } from '@/contract/format/days';
import type { LeaseTerms } from '@/contract/leasing/leases/endpoints';
import type { DocumentSection, SigningDocument } from '@/contract/platform/signing/endpoints';
import type { AddendumChange, LeaseAddendum } from '@/contract/tenancy/leaseRequests/endpoints';
import type { AddendumView } from './repo';

const spanishDay = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('es-US', { dateStyle: 'long', timeZone: 'UTC' });

interface Clause {
  heading: string;
  paragraph: string;
  summary: string;
  summaryEs: string;
}

function changeClauses(change: AddendumChange, on: string): Clause[] {
  const [day, dia] = [formatDay(on, 'long'), spanishDay(on)];
  switch (change.kind) {
    case 'add_roommate':
      return [
        {
          heading: 'New resident',
          paragraph: `From ${day}, ${change.name} is a resident under the Lease, with the same rights and duties as every other resident.`,
          summary: `${change.name} joins your lease on ${day}.`,
          summaryEs: `${change.name} se suma a su contrato el ${dia}.`,
        },
        {
          heading: 'Rent and deposit',
          paragraph:
            'Each resident owes the whole rent together with the others. The deposit stays as it is. Residents settle shares of it among themselves.',
          summary: 'All residents owe the rent together. No further deposit is due.',
          summaryEs: 'Todos los residentes deben la renta en conjunto. No se debe otro depósito.',
        },
      ];
    case 'remove_roommate':
      return [
        {
          heading: 'Resident who leaves',
          paragraph: `After ${day}, ${change.name} is no longer a resident under the Lease and owes nothing that falls due later. What fell due until then stays owed by all residents.`,
          summary: `${change.name} leaves your lease on ${day}.`,
          summaryEs: `${change.name} deja su contrato el ${dia}.`,
        },
        {
          heading: 'Rent and deposit',
          paragraph:
            'The remaining residents owe the whole rent. The deposit stays with the Lease, and the resident who leaves gives up any claim to it against Homeowner. Residents settle shares of it among themselves.',
          summary: 'Those who stay owe the whole rent. The deposit stays with the lease.',
          summaryEs: 'Quienes se quedan deben toda la renta. El depósito permanece con el contrato.',
        },
      ];
    case 'pet':
      return [
        {
          heading: 'Pet',
          paragraph: `From ${day}, Homeowner agrees that this pet lives in the home: ${change.pet}. Residents keep it under control and pay for damage it causes beyond ordinary wear.`,
          summary: `You may have this pet from ${day}: ${change.pet}.`,
          summaryEs: `Usted puede tener esta mascota a partir del ${dia}: ${change.pet}.`,
        },
        {
          heading: 'Pet rent',
          paragraph:
            change.petRentCents > 0
              ? `From ${day}, residents pay ${formatExactMoney(change.petRentCents)} a month for the pet with the rent. A part of a month costs its share.`
              : 'There is no charge for the pet.',
          summary:
            change.petRentCents > 0
              ? `It costs ${formatExactMoney(change.petRentCents)} a month.`
              : 'It costs nothing more.',
          summaryEs:
            change.petRentCents > 0 ? `Cuesta ${formatExactMoney(change.petRentCents)} al mes.` : 'No cuesta nada más.',
        },
      ];
    case 'sublet':
      return [
        {
          heading: 'Consent to sublet',
          paragraph: `Homeowner agrees that residents sublet the home to ${change.name} from ${day} through ${formatDay(change.until, 'long')}. Residents stay responsible for the Lease, for the rent, and for what their subtenant does.`,
          summary: `You may sublet to ${change.name} until ${formatDay(change.until, 'long')}. You stay responsible.`,
          summaryEs: `Usted puede subarrendar a ${change.name} hasta el ${spanishDay(change.until)}. Usted sigue siendo responsable.`,
        },
      ];
    case 'transfer': {
      const both = daysBetween(change.movesOn, on) + 1;
      const together =
        both === 1
          ? `Both leases cover ${day}, and residents owe that day’s rent under each.`
          : `Both leases cover the ${both} days from ${formatDay(change.movesOn, 'long')} through ${day}, and residents owe rent under each for those days.`;
      return [
        {
          heading: 'End of the Lease',
          paragraph: `Residents move to ${change.address}. Homeowner agrees that the Lease ends on ${day}, without a charge for ending it early and without any other notice, if every resident has signed a lease of that home by then. If not, this addendum has no effect and the Lease goes on unchanged.`,
          summary: `Your lease here ends on ${day}, if all of you sign the lease of the new home by then. If not, nothing changes.`,
          summaryEs: `Su contrato aquí termina el ${dia} si todos ustedes firman el contrato de la nueva vivienda antes de esa fecha. Si no, nada cambia.`,
        },
        {
          heading: 'Rent at the end',
          paragraph: `Rent is due through ${day}. A part of a month costs its share. ${together}`,
          summary: `You pay rent here through ${day}, and rent for the new home from the day its lease begins.`,
          summaryEs: `Usted paga la renta aquí hasta el ${dia}, y la renta de la nueva vivienda desde el día en que empieza ese contrato.`,
        },
        {
          heading: 'Deposit',
          paragraph:
            'The deposit belongs to the Lease. It is returned with its own statement, within the time the law sets, and does not pay for the new home. The new lease has its own deposit.',
          summary: 'Your deposit here comes back with its own statement. The new home has its own deposit.',
          summaryEs:
            'Su depósito de aquí se le devuelve con su propia cuenta detallada. La nueva vivienda tiene su propio depósito.',
        },
      ];
    }
    case 'due_date':
      return [
        {
          heading: 'Day the rent is due',
          paragraph: `For each month that begins on ${day} or later, the rent is due on day ${change.day} of the month. The days of grace and late fees count from that day.`,
          summary: `Your rent is due on day ${change.day} of each month from ${day}.`,
          summaryEs: `Su renta vence el día ${change.day} de cada mes a partir del ${dia}.`,
        },
      ];
  }
}

const titles: Readonly<Record<AddendumChange['kind'], string>> = {
  add_roommate: 'New roommate',
  remove_roommate: 'Roommate leaves',
  pet: 'Pet addendum',
  sublet: 'Consent to sublet',
  due_date: 'New due date',
  transfer: 'Transfer to another home',
};

export function addendumDocument(terms: LeaseTerms, change: AddendumChange, effectiveOn: string): SigningDocument {
  const { streetAddress, unit, city, state, zipcode } = terms.address;
  const place = `${streetAddress}${unit ? `, ${unit}` : ''}, ${city}, ${state} ${zipcode}`;
  const residents = new Intl.ListFormat('en-US').format(terms.residents);
  const clauses: Clause[] = [
    {
      heading: 'Parties and lease',
      paragraph: `${terms.homeowner} (“Homeowner”) and ${residents} signed a lease of ${place} that began on ${formatDay(terms.startOn, 'long')} (“Lease”). This addendum changes it.`,
      summary: 'This changes the lease you already have.',
      summaryEs: 'Este documento cambia el contrato de renta que usted ya tiene.',
    },
    ...changeClauses(change, effectiveOn),
    {
      heading: 'All other terms',
      paragraph:
        'Every other term of the Lease stays in effect. If this addendum and the Lease differ, this addendum applies.',
      summary: 'Everything else in your lease stays the same.',
      summaryEs: 'Todo lo demás en su contrato sigue igual.',
    },
  ];
  return {
    title: `${titles[change.kind]}: ${streetAddress}${unit ? `, ${unit}` : ''}, ${city}`,
    language: 'en-US',
    keyTerms: [
      { name: 'Home', value: place },
      { name: 'Homeowner', value: terms.homeowner },
      { name: 'Residents', value: residents },
      { name: change.kind === 'transfer' ? 'Last day' : 'Starts', value: formatDay(effectiveOn, 'long') },
    ],
    sections: clauses.map(
      ({ heading, paragraph, summary, summaryEs }, n): DocumentSection => ({
        id: `clause-${n + 1}`,
        heading: `${n + 1}. ${heading}`,
        paragraphs: [paragraph],
        summary,
        summaryEs,
      }),
    ),
  };
}

export const presentAddendum = (row: AddendumView): LeaseAddendum => {
  const { id, homeId, address, change, status, effectiveOn, envelopeId, endReason } = row;
  return {
    id,
    homeId,
    address,
    kind: change.kind,
    status,
    effectiveOn,
    envelopeId,
    endReason,
    side: row.isOwnerSide ? 'owner' : 'resident',
  };
};
