import { symptomsOf } from './types';

const DRY = 'Dry hands only. Stop if you see sparks or smell burning.';

export const electricalSymptoms = [
  ...symptomsOf('electrical', [
    [
      'no_power',
      'No power in the whole home',
      'urgent',
      'electricity',
      DRY,
      [
        'Ask a neighbor. Is the street dark?',
        'Look at the main breaker. Switch it fully off, then on.',
        'Look up outages at your power company.',
      ],
    ],
    [
      'part_power',
      'No power in one room',
      'urgent',
      'electricity',
      DRY,
      [
        'Switch the tripped breaker fully off, then on.',
        'Press reset on outlets in kitchen, bath, and garage.',
        'Unplug what you used last.',
      ],
    ],
    [
      'dead_outlet',
      'One outlet is dead',
      'standard',
      'other',
      DRY,
      [
        'Press reset on outlets in kitchen, bath, and garage.',
        'Does a wall switch control it?',
        'Is a breaker tripped?',
      ],
    ],
    [
      'breaker_trips',
      'A breaker trips again and again',
      'urgent',
      'electricity',
      'Don’t hold a breaker on.',
      ['Unplug everything in that room.', 'Switch it on once. Does it stay on?'],
    ],
    [
      'flickering_lights',
      'Lights flicker',
      'standard',
      'other',
      DRY,
      ['Tighten the bulb.', 'Try another bulb.', 'Does it happen when a big appliance starts?'],
    ],
    [
      'light_out',
      'A light doesn’t work',
      'planned',
      'other',
      'Use a steady ladder. Let the bulb cool.',
      ['Try another bulb.', 'Is the wall switch on?', 'Is a breaker tripped?'],
    ],
    [
      'hot_outlet',
      'An outlet or switch is hot',
      'life_safety',
      'electricity',
      'Don’t touch it again.',
      ['Switch its breaker off.', 'Unplug what is near it, only if it’s cool.'],
    ],
    ['doorbell', 'The doorbell doesn’t ring', 'planned', 'other', DRY, ['Change its battery.', 'Is its breaker on?']],
  ]),
  ...symptomsOf('safety_devices', [
    [
      'smoke_alarm_chirps',
      'A smoke alarm chirps',
      'urgent',
      'other',
      'Use a steady ladder.',
      [
        'Put in a new battery.',
        'Hold its test button for five seconds.',
        'Is it older than ten years? It says so on the back.',
      ],
    ],
    [
      'smoke_alarm_dead',
      'A smoke alarm doesn’t work',
      'urgent',
      'hazard',
      'Don’t sleep in a home with no working alarm.',
      ['Put in a new battery.', 'Hold its test button for five seconds.'],
    ],
    [
      'co_alarm_chirps',
      'A carbon monoxide alarm chirps',
      'urgent',
      'hazard',
      'If it sounds without a stop, leave and call 911.',
      ['Put in a new battery.', 'Is it older than seven years?'],
    ],
    [
      'railing_loose',
      'A railing or step is loose',
      'urgent',
      'hazard',
      'Don’t lean on it.',
      ['Keep people off it.', 'Block it with a chair or tape.'],
    ],
    [
      'extinguisher',
      'The fire extinguisher is empty',
      'standard',
      'other',
      'Don’t test it indoors.',
      ['Look at the needle. Green is good.', 'Read the date on its tag.'],
    ],
  ]),
];
