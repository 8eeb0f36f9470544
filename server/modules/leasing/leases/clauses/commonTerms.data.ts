import { STANDING_DAYS } from '@/contract/tenancy/moveOuts/constants';
import { type Clause, clauseParts } from './types';

const { terms, money } = clauseParts;

/** Parties, premises, term, and money: the same in every state. */
export const termClauses: readonly Clause[] = [
  {
    id: 'parties',
    part: terms,
    heading: 'Parties',
    text: [
      'This Residential Lease Agreement (“Lease”) is between {homeowner} (“Homeowner,” who is the landlord) and {residents} (together, “Resident,” who is the tenant). Belong (“Manager”) is the Homeowner’s agent. The Manager collects rent, maintains the home, and is the Resident’s point of contact.',
      'Each person named as Resident is jointly and severally liable under this Lease. This means that any one of them can be required to pay the full amount due, not only a share. Written notice from the Manager must be given to every Resident.',
    ],
    summary:
      'Who owns the home, who rents it, and that Belong manages it. Each resident is responsible for the full rent.',
    summaryEs:
      'Quién es el propietario, quién alquila la vivienda y que Belong la administra. Cada residente es responsable de la renta completa.',
  },
  {
    id: 'home',
    part: terms,
    heading: 'Premises',
    text: [
      'The Homeowner rents to the Resident the home at {address} (“Premises” or “home”), {homeType}{built}. The home is rented {furnished} and includes: {features}. Parking: {parking}.',
    ],
    summary: 'The address and what comes with the home.',
    summaryEs: 'La dirección y lo que incluye la vivienda.',
  },
  {
    id: 'term',
    part: terms,
    heading: 'Term',
    text: [
      'The Lease begins on {start} and ends on {end}, a term of {months} months. If neither party gives the notice that the law and this Lease require, and no new lease is signed, the tenancy continues month to month on the same terms.',
      'If the Homeowner cannot deliver possession on the first day, no rent is due until possession is delivered. If the delay lasts more than 10 days, the Resident may terminate the Lease by written notice to the Manager and receive a refund of everything paid.',
    ],
    summary:
      'When the lease starts and ends. If the home isn’t ready on time, you pay nothing until it is. After 10 days you may cancel and get your money back.',
    summaryEs:
      'Cuándo empieza y termina el contrato. Si la vivienda no está lista a tiempo, usted no paga nada hasta que lo esté. Después de 10 días, puede cancelar y recibir su dinero.',
  },
  {
    id: 'charges',
    part: money,
    heading: 'Rent and charges',
    text: [
      'Rent: {rent} per month. Monthly charges: {monthlyCharges}. Total rent and monthly charges: {allIn} per month. One-time charges due at move-in: {onceCharges}. Security deposit: {deposit}.',
      'Total due to move in: {moveIn}. This is {firstMonth} of rent and monthly charges from the first day of the Lease through the end of that month, each day being one thirtieth of a month, the security deposit, and the one-time charges above.',
      'This list is complete. It is what the listing showed on the day the Resident applied{agreed}. The Homeowner and the Manager may not require any other charge under any name, except a late fee or returned-payment fee stated in this Lease, damages the law allows, or something the Resident later requests and agrees to in writing.',
    ],
    summary:
      'Rent is {rent}. With all required charges, you pay {allIn} per month and {moveIn} to move in. No other required charges.',
    summaryEs:
      'La renta es de {rent}. Con todos los cargos obligatorios, usted paga {allIn} al mes y {moveIn} para mudarse. No hay otros cargos obligatorios.',
  },
  {
    id: 'move-in-money',
    part: money,
    heading: 'Move-in payment',
    text: [
      'The Resident must pay the total due to move in, by bank debit, card, check, or money order, within {payDays} days after everyone signs this Lease. If the law requires a move-in condition report first, the {payDays} days begin after the Homeowner signs that report. The Manager gives written notice of the deadline and a reminder before it passes. The Manager keeps the payment in the trust account for deposits until the keys are delivered. The keys are delivered after the payment has cleared.',
      'If the payment has not been made by the deadline, the Homeowner may terminate this Lease by written notice that states the reason, as long as part of the payment is still missing. Neither party then owes the other anything under this Lease. If this Lease ends before the keys are delivered, for any reason, the Manager refunds everything paid to move in.',
    ],
    summary:
      'You pay within {payDays} days by bank, card, check, or money order. If you don’t, the homeowner may end the lease, and no one owes anything. If the lease ends before you get the keys, you get all of it back.',
    summaryEs:
      'Usted paga dentro de {payDays} días con banco, tarjeta, cheque o giro postal. Si no lo hace, el propietario puede terminar el contrato y nadie debe nada. Si el contrato termina antes de que reciba las llaves, se le devuelve todo.',
  },
  {
    id: 'rent',
    part: money,
    heading: 'Payment of rent',
    text: [
      'Rent and monthly charges are due in advance on the {dueDay} of each month, without demand. Rent for a partial month at the start or end of the Lease is prorated at 1/30 of the monthly amount per day.',
      'The Resident may pay from a bank account at no charge, by card (any card fee is shown before the charge), or by check or money order sent to the Manager’s address. The Resident is never required to pay only by electronic means.',
      'Payments are applied first to rent, then to monthly charges, then to anything else. The Manager provides a receipt for every payment and a full payment history on request.',
    ],
    summary:
      'Rent is due on the {dueDay}. Bank transfers are free, and checks are accepted. Payments go to rent first.',
    summaryEs:
      'La renta vence el día {dueDay} de cada mes. La transferencia bancaria es gratis y se aceptan cheques. Los pagos se aplican primero a la renta.',
  },
  {
    id: 'late',
    part: money,
    heading: 'Late fee',
    text: [
      'There is no late fee for rent received within {graceDays} days after the due date. After that, the Manager may charge one late fee for that month of {latePercent} of the unpaid amount, up to {lateMost} and never more than local law allows. The late fee is an estimate of the cost of the delay. It is not rent.',
      'A Resident who expects to have trouble paying should contact the Manager before rent is due. No late fee applies while the Resident keeps to a written payment plan that both parties have agreed to.',
    ],
    summary:
      'You have a {graceDays}-day grace period. After that, the late fee is {latePercent} of the unpaid amount, up to {lateMost}. Contact us early to set up a payment plan.',
    summaryEs:
      'Usted tiene un período de gracia de {graceDays} días. Después, el recargo es del {latePercent} del monto impago, hasta {lateMost}. Avísenos pronto para acordar un plan de pago.',
  },
  {
    id: 'returned',
    part: money,
    heading: 'Returned payments',
    text: [
      'If a bank returns a payment, the amount is due again immediately. Returned-payment fee: {returnedFee}. There is no fee if the bank, the Manager, or the Homeowner made the error.',
    ],
    summary: 'Fee if your bank returns a payment: {returnedFee}.',
    summaryEs: 'Cargo si su banco devuelve un pago: {returnedFee}.',
  },
  {
    id: 'increase',
    part: money,
    heading: 'Rent increases',
    text: [
      'Rent will not increase before {end}. After that date, rent may increase only as the law allows, after written notice of at least the length the law requires, and never for an unlawful reason.',
    ],
    summary: 'No rent increase during this lease.',
    summaryEs: 'La renta no aumenta durante este contrato.',
  },
  {
    id: 'deposit',
    part: money,
    heading: 'Security deposit',
    text: [
      'The Resident pays a security deposit of {deposit}{installments}. The deposit remains the Resident’s money. It is held separately from other funds at {depositBank}. The Manager gives the Resident written notice if that changes.',
      'After the Resident moves out, the deposit may be used only for unpaid rent, damage beyond ordinary wear and tear, cleaning needed to return the home to its condition at the start of the Lease, and keys not returned. Ordinary wear and tear is not chargeable. It includes faded paint, carpet worn by normal use, and small holes from hanging pictures.',
      'Before the Resident moves out, the Manager offers an inspection to identify possible deductions so that the Resident can correct them. After move-out, the Manager sends an itemized statement with before-and-after photos and invoices, along with the rest of the deposit, within the time state law sets.',
      `The Resident may accept or dispute each deduction in the Resident’s account. After each dispute and each offer, the other side has ${STANDING_DAYS} days to answer. If no answer comes, the last amount named stands, and the deposit is paid out accordingly. The Resident keeps every right that state law gives to claim more.`,
    ],
    summary:
      'Your deposit is {deposit}. It stays yours and is held separately. We deduct only for unpaid rent, cleaning, missing keys, and damage, with invoices and photos. You can dispute each deduction.',
    summaryEs:
      'Su depósito es de {deposit}. Sigue siendo suyo y se guarda por separado. Solo se descuentan la renta impaga, la limpieza, las llaves no devueltas y los daños, con facturas y fotos. Usted puede disputar cada deducción.',
  },
  {
    id: 'utilities',
    part: money,
    heading: 'Utilities',
    text: [
      'The Resident opens accounts in the Resident’s name for, and pays: {utilitiesResident}. The Homeowner pays: {utilitiesHomeowner}. Accounts must be transferred on or before the first day of the Lease.',
      'Neither party may shut off, or allow to lapse, a service the other pays for or needs. If a service fails because of a problem in the home, the Manager treats it as an urgent repair.',
    ],
    summary: 'You pay: {utilitiesResident}. The homeowner pays: {utilitiesHomeowner}.',
    summaryEs: 'Usted paga: {utilitiesResident}. El propietario paga: {utilitiesHomeowner}.',
  },
  {
    id: 'insurance',
    part: money,
    heading: 'Renters insurance',
    text: [
      'The Homeowner’s insurance does not cover the Resident’s belongings or the Resident’s liability to others. The Resident must keep a renters insurance policy with liability coverage for the whole Lease, name the Manager as a party to be notified if the policy ends, and provide proof of coverage before the keys are delivered. The Resident may choose any insurer.',
    ],
    summary:
      'The homeowner’s insurance doesn’t cover your belongings. You must have renters insurance from any insurer.',
    summaryEs:
      'El seguro del propietario no cubre sus pertenencias. Usted debe tener un seguro para inquilinos con la aseguradora que prefiera.',
  },
];
