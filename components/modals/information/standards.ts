/** What we look for in a home before anybody moves in. */
export const belongStandards: readonly { area: string; points: readonly string[] }[] = [
  {
    area: 'Safety',
    points: [
      'Smoke alarms in every bedroom and on every floor, tested',
      'A carbon monoxide alarm wherever fuel burns',
      'Stairs with a firm rail, outlets near water with a cut-off',
    ],
  },
  {
    area: 'Doors and windows',
    points: [
      'Every outside door locks, with new keys or codes',
      'Windows open, close and latch',
      'Screens without holes',
    ],
  },
  {
    area: 'Heat and water',
    points: [
      'Heating that warms every bedroom',
      'Hot water within a minute or two',
      'No leaks, good pressure, clear drains',
    ],
  },
  {
    area: 'Kitchen',
    points: ['Every appliance works and is clean inside', 'Cupboards that close', 'A fan or window that clears steam'],
  },
  {
    area: 'Bathrooms',
    points: [
      'Sound caulk and grout, no mold',
      'A toilet that is firm and does not run',
      'A fan or a window that opens',
    ],
  },
  {
    area: 'Inside',
    points: ['Professionally cleaned', 'Walls without holes, paint without flakes', 'Floors without trip edges'],
  },
  {
    area: 'Outside',
    points: [
      'Roof and gutters that carry the rain away',
      'Lights at the doors',
      'Paths, steps and fences in good repair',
    ],
  },
];
