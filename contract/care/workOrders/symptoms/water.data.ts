import { symptomsOf } from './types';

const SHUT_OFF = 'Know where the shut-off valve is before you start.';
const HOT = 'The water may be very hot. Let it cool first.';

export const waterSymptoms = [
  ...symptomsOf('plumbing', [
    [
      'dripping_faucet',
      'A faucet drips',
      'standard',
      'other',
      SHUT_OFF,
      [
        'Turn both handles fully off.',
        'Tighten the handle gently. Don’t force it.',
        'Put a cup under it to see how much it drips in an hour.',
      ],
    ],
    [
      'clogged_sink',
      'A sink drains slowly',
      'standard',
      'other',
      'Don’t use drain cleaner. It burns skin and harms pipes.',
      [
        'Pull out the stopper and clear hair or food.',
        'Use a plunger, with the overflow hole covered by a cloth.',
        'Run hot water for two minutes.',
      ],
    ],
    [
      'clogged_toilet',
      'A toilet is clogged',
      'standard',
      'other',
      'Don’t flush again. It can overflow.',
      [
        'Close the valve behind the toilet.',
        'Plunge slowly ten times, then wait a minute.',
        'Is there another toilet that works?',
      ],
    ],
    [
      'only_toilet_out',
      'The only toilet doesn’t work',
      'urgent',
      'plumbing',
      'Don’t flush again. It can overflow.',
      [
        'Open the tank. Is the valve behind the toilet open?',
        'Plunge slowly ten times, then wait a minute.',
        'Fill the bowl from a bucket. Does it drain?',
      ],
    ],
    [
      'running_toilet',
      'A toilet keeps running',
      'standard',
      'other',
      'The water in the tank is clean. The lid is heavy.',
      [
        'Hold the handle down for a second, then let go.',
        'Lift the lid. Is the flapper stuck open?',
        'Lower the float a little.',
      ],
    ],
    [
      'leak_under_sink',
      'A leak under a sink',
      'urgent',
      'plumbing',
      'Turn off the valves under the sink first.',
      ['Close both valves under the sink.', 'Put a bucket under the leak.', 'Tighten the nut by hand. Does it stop?'],
    ],
    [
      'low_pressure',
      'Little water comes out',
      'standard',
      'other',
      SHUT_OFF,
      [
        'Is it one faucet or all of them?',
        'Unscrew the faucet’s tip and rinse it.',
        'Ask a neighbor. It may be the street.',
      ],
    ],
    [
      'no_water',
      'No water at all',
      'urgent',
      'water',
      SHUT_OFF,
      [
        'Ask a neighbor if they have water.',
        'Check that the main valve is open.',
        'Look for a notice from your water company.',
      ],
    ],
    [
      'leaking_ceiling',
      'Water comes through the ceiling',
      'life_safety',
      'plumbing',
      'Don’t touch lights or switches in that room.',
      ['Turn off the main water valve.', 'Put a bucket under it and move what is below.'],
    ],
  ]),
  ...symptomsOf('hot_water', [
    [
      'no_hot_water',
      'No hot water',
      'urgent',
      'hot_water',
      'If you smell gas, stop, leave, and call 911.',
      [
        'Is it every faucet, or only one?',
        'Electric heater: is its breaker on? Switch it fully off, then on.',
        'Gas heater: is the pilot lit? Follow the label to light it.',
        'Has a big load just run? Wait an hour.',
      ],
    ],
    [
      'not_hot_enough',
      'The water is only warm',
      'standard',
      'other',
      HOT,
      ['Check the dial. 120 °F is right.', 'Wait an hour with no water running.'],
    ],
    [
      'water_too_hot',
      'The water is too hot',
      'urgent',
      'hazard',
      'It can burn in seconds. Keep children away.',
      ['Set the dial on the heater to 120 °F.', 'Run cold water first.'],
    ],
    [
      'water_heater_leaks',
      'The water heater leaks',
      'urgent',
      'plumbing',
      'Don’t stand in water near an electric heater.',
      [
        'Close the cold valve above the heater.',
        'Switch off its breaker, or turn its gas dial to off.',
        'Put a pan under the leak.',
      ],
    ],
    [
      'rusty_water',
      'The water is brown or smells',
      'standard',
      'other',
      'Don’t drink it.',
      ['Run cold water for five minutes.', 'Is it only the hot side?'],
    ],
  ]),
];
