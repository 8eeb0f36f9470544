import { symptomsOf } from './types';

const GAS = 'If you smell gas, stop, leave, and call 911.';
const FAN = 'Turn the system off before you open it.';

export const climateSymptoms = [
  ...symptomsOf('heating', [
    [
      'no_heat',
      'No heat',
      'urgent',
      'heat',
      GAS,
      [
        'Set the thermostat to heat, five degrees above the room.',
        'Change the thermostat’s batteries.',
        'Is the furnace breaker on? Switch it fully off, then on.',
        'Is the filter gray and full? Change it.',
      ],
    ],
    [
      'weak_heat',
      'The heat is weak',
      'standard',
      'other',
      GAS,
      ['Open all vents and move furniture off them.', 'Change the filter.', 'Close windows and outside doors.'],
    ],
    [
      'heat_noise',
      'The heater makes a loud noise',
      'standard',
      'other',
      GAS,
      ['Turn the heat off for five minutes.', 'Tighten a loose vent cover.'],
    ],
    [
      'thermostat_blank',
      'The thermostat is blank',
      'urgent',
      'heat',
      'Don’t open wires behind it.',
      ['Change its batteries.', 'Is the heater’s breaker on?', 'Is the switch on the side of the heater on?'],
    ],
    [
      'pilot_out',
      'The pilot light is out',
      'urgent',
      'heat',
      GAS,
      ['Wait five minutes with the gas dial off.', 'Follow the label on the heater to light it.'],
    ],
  ]),
  ...symptomsOf('cooling', [
    [
      'no_cooling',
      'The air conditioning doesn’t cool',
      'urgent',
      'cooling',
      FAN,
      [
        'Set the thermostat to cool, five degrees below the room.',
        'Change the filter.',
        'Is the breaker on? Switch it fully off, then on.',
        'Clear leaves around the outdoor unit.',
      ],
    ],
    [
      'ac_leaks',
      'The air conditioning leaks water',
      'urgent',
      'other',
      FAN,
      ['Turn it off for an hour.', 'Change the filter.', 'Is the drain pipe outside blocked?'],
    ],
    [
      'ac_ice',
      'Ice on the air conditioning',
      'standard',
      'other',
      FAN,
      ['Turn cooling off and the fan on for three hours.', 'Change the filter.'],
    ],
    [
      'fan_broken',
      'A ceiling fan doesn’t turn',
      'standard',
      'other',
      'Switch it off before you touch it.',
      ['Try the wall switch and the pull chain.', 'Is the breaker on?'],
    ],
  ]),
];
