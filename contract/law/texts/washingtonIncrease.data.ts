/**
 * The form of a notice of a higher rent in Washington, substantially as RCW 59.18.720(3) has it. Written from summaries of
 * the act, not from its official text: the desk records no service before a colleague says that the paper was compared with the form of the state.
 */
export const increaseFormText = {
  citation: 'RCW 59.18.720',
  sessionLaw: 'Laws of 2025, c. 209 (HB 1217), from May 7, 2025',
  copiedOn: '2026-11-29',
  reviewOn: '2027-01-31',
  certainty: 'ruleOfThumb',
  title: 'RENT AND FEE INCREASE NOTICE TO TENANTS',
  paragraphs: [
    'TO TENANT(S): {tenants}',
    'AT ADDRESS: {address}',
    'This notice is required by Washington state law to inform you of your rights regarding rent and fee increases. Your rent or rental amount includes all recurring and periodic charges, sometimes referred to as rent and fees, identified in your rental agreement for the use and occupancy of your rental unit. Washington state limits how much your landlord can raise your rent and any other recurring or periodic charges identified in the rental agreement for use and occupancy of your rental unit.',
    '(1) Your landlord can raise your rent and other recurring or periodic charges identified in the rental agreement for use and occupancy of your rental unit once every 12 months by up to seven percent plus the consumer price index, or 10 percent, whichever is less, as allowed by RCW 59.18.700. Your landlord is not required to raise the rent or other recurring or periodic charges identified in the rental agreement for use and occupancy of your rental unit by any amount.',
    '(2) Your landlord may be exempt from the limit on rent increases for the reasons described in RCW 59.18.710. If your landlord claims an exemption, your landlord is required to include facts or attach documents supporting the exemption in this notice.',
    '(3) Your landlord must properly and fully complete the form below to notify you of any rent increases and any exemptions claimed.',
    'Your landlord {landlord} intends to raise your rent and/or other recurring or periodic charges identified in the rental agreement for use and occupancy of your rental unit. Your total increase in rent and other recurring or periodic charges effective {day} will be {percent}, which totals an additional {increase} per month, for a new total amount of {total} per month for rent and other recurring or periodic charges identified in the rental agreement for use and occupancy of your rental unit.',
    'This rent increase is allowed by state law and is:',
    '[ {belowMost} ] A lower increase than the maximum allowed by state law.',
    '[ {most} ] The maximum increase allowed by state law.',
    '[   ] Authorized by an exemption under RCW 59.18.710. No exemption is claimed in this notice.',
  ],
} as const;
