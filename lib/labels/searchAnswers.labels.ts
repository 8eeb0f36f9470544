// What the law or our policy answers for every home, where a search asks for it. The same rules as in
// contract/leasing/criteria/criteria.ts and on each listing.
import type { SearchAnswer } from '@/contract/homes/homes/endpoints';

export const searchAnswerLabels: Readonly<Record<SearchAnswer, string>> = {
  vouchers:
    'Every home here accepts housing vouchers, such as Section 8. We compare your income with your share of the rent only.',
  assistanceAnimals:
    'Assistance animals, such as service dogs and emotional support animals, aren’t pets. You can apply for every home with one, and it costs no pet fee.',
  families:
    'Every home here is open to people of all ages, with or without children. We don’t filter by age or family.',
  everyone:
    'Every home here is open to everyone. We don’t filter by who people are, and we don’t describe who lives nearby.',
  safety:
    'We don’t rate neighborhoods as safe or unsafe. Local police publish crime figures, and you can visit at different times of day.',
  schools: 'We don’t rate schools. The school district can tell you which schools serve the address on a listing.',
  criminalHistory:
    'In California and Washington, we don’t ask about criminal records. Elsewhere, a person on our team reviews convictions from the last 7 years for harm to people or homes.',
  credit:
    'We check credit, but we never decline for a low score alone. With a score under 600, you may need a co-signer or a larger deposit. Having no score is fine.',
  evictions:
    'We decline applications with an eviction or a judgment for a landlord in the last 3 years, or with rent still owed to a landlord. Dismissed cases don’t count.',
  income:
    'Any lawful income counts. Your household needs 3 times the rent before taxes, or enough savings, or a co-signer. Rents don’t depend on income.',
  identity: 'You can apply with a Social Security number or an ITIN. We don’t ask about immigration status.',
  noPets:
    'Every home here fits if you don’t have pets. Assistance animals may live in any home, so none is sure to be free of animals.',
  smoking: 'Each homeowner chooses between no smoking and smoking outside only. The lease says which.',
  monthToMonth: 'Every lease here starts with a fixed term. This search shows leases under 12 months.',
  rooms: 'We rent whole homes, not single rooms. You can apply together with roommates.',
};
