import type { RepairKind } from '@/contract/care/workOrders/constants';
import type { Symptom } from './types';

const emergency = (id: string, label: string, kind: RepairKind, safety: string, steps: readonly string[]): Symptom => ({
  id,
  label,
  kind,
  safety,
  area: 'emergency',
  tier: 'life_safety',
  checks: [],
  emergency: steps,
  // Their Spanish is part of the page (lib/labels/repairSpanish.data.ts), like these words.
  es: {},
});

/** What comes before everything else. */
export const emergencySymptoms: readonly Symptom[] = [
  emergency('gas_smell', 'I smell gas', 'hazard', 'Don’t touch a switch, a phone, or a flame inside.', [
    'Leave the home now and take everyone with you.',
    'Leave doors open. Don’t switch anything on or off.',
    'From outside, call 911 and your gas company.',
    'Then tell us here. We send someone at once.',
  ]),
  emergency('fire_or_smoke', 'Fire or smoke', 'hazard', 'Don’t go back in for anything.', [
    'Leave the home now and close doors behind you.',
    'From outside, call 911.',
    'Then tell us here.',
  ]),
  emergency(
    'carbon_monoxide',
    'The carbon monoxide alarm sounds',
    'hazard',
    'You can’t see or smell carbon monoxide.',
    [
      'Leave the home now and take everyone with you.',
      'From outside, call 911. Say if anyone feels dizzy or sick.',
      'Don’t go back in until the fire department says so.',
    ],
  ),
  emergency(
    'sparks_or_burning_smell',
    'Sparks or a burning smell from an outlet',
    'electricity',
    'Don’t touch the outlet or anything plugged into it.',
    [
      'Keep away from it. If you see flames, leave and call 911.',
      'If the breaker box is safe to reach, switch off the main breaker.',
      'Then tell us here. We call you within minutes.',
    ],
  ),
  emergency('flooding', 'Water is flooding in', 'plumbing', 'Keep away from water near outlets or cords.', [
    'Turn off the main water valve. It’s often by the meter or the water heater.',
    'Switch off power to wet rooms at the breaker box, if you can stay dry.',
    'Then tell us here. We call you within minutes.',
  ]),
  emergency('sewage_backup', 'Sewage comes up', 'plumbing', 'Sewage can make you sick. Keep children and pets away.', [
    'Don’t run water or flush anywhere in the home.',
    'Close the door of the room.',
    'Then tell us here. We call you within minutes.',
  ]),
  emergency(
    'lock_out_or_broken_lock',
    'An outside door won’t lock',
    'security',
    'If someone is trying to get in, call 911.',
    [
      'If you don’t feel safe, go to a neighbor.',
      'Block the door from inside if you stay.',
      'Then tell us here. We send someone at once.',
    ],
  ),
  emergency('ceiling_collapse', 'A ceiling sags or falls', 'hazard', 'Keep everyone out of the room.', [
    'Leave the room and close the door.',
    'If you smell gas or see sparks, leave the home and call 911.',
    'Then tell us here. We call you within minutes.',
  ]),
];
