import { useState } from 'react';
import { visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { teamRoles, teamTimeZones } from '@/contract/platform/team/constants';
import { type Team, type TeamMember, type TeamRole, team, type Work } from '@/contract/platform/team/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { CheckboxGroup } from './CheckboxGroup';
import { DaysOffFields } from './DaysOffFields';
import { type DayHours, HoursFields } from './HoursFields';
import { hoursByDay, roleLabels, timeZoneLabels } from './team.labels';

const zones = teamTimeZones.map((value) => ({ value, label: timeZoneLabels[value] ?? value }));

interface WorkFormProps {
  readonly member: TeamMember;
  readonly regions: Team['regions'];
}

/** Where, when, and for what a member meets people. */
export function WorkForm({ member, regions }: WorkFormProps) {
  const [roles, setRoles] = useState<TeamRole[]>(member.roles);
  const [regionIds, setRegionIds] = useState<number[]>(member.regionIds);
  const [timeZone, setTimeZone] = useState<Work['timeZone']>(
    teamTimeZones.find((zone) => zone === member.timeZone) ?? teamTimeZones[0],
  );
  const [hours, setHours] = useState<DayHours[]>(hoursByDay(member.hours));
  const [daysOff, setDaysOff] = useState<string[]>(member.daysOff);
  const change = useApiMutation(team.changeWork, { touches: [team] });
  const fields = change.error?.fields ?? {};
  const fieldOf = (name: string) =>
    Object.entries(fields).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1];
  const body: Work = {
    roles,
    regionIds,
    timeZone,
    hours: hours.flatMap((each, weekday) => (each ? [{ weekday, ...each }] : [])),
    daysOff,
  };
  return (
    <Stack
      as="form"
      noValidate
      aria-label={`Work of ${member.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ params: { memberId: member.id }, body });
      }}
    >
      <CheckboxGroup legend="Work with people" error={fieldOf('roles')}>
        {teamRoles.map((role) => (
          <Checkbox
            key={role}
            checked={roles.includes(role)}
            onChange={({ target }) =>
              setRoles(teamRoles.filter((each) => (each === role ? target.checked : roles.includes(each))))
            }
          >
            {roleLabels[role]}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <CheckboxGroup legend="Regions" error={fieldOf('regionIds')}>
        {regions.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={regionIds.includes(id)}
            onChange={({ target }) =>
              setRegionIds(target.checked ? [...regionIds, id] : regionIds.filter((each) => each !== id))
            }
          >
            {name}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <SelectField
        label="Time zone of the working hours"
        help="Visits at homes are offered from 8 AM to 6 PM at the home, within these hours."
        options={zones}
        value={timeZone}
        onChange={setTimeZone}
      />
      <HoursFields value={hours} error={fieldOf('hours')} onChange={setHours} />
      <DaysOffFields value={daysOff} error={fieldOf('daysOff')} onChange={setDaysOff} />
      {change.error && Object.keys(fields).length === 0 && (
        <Notice live tone="danger" title="Not saved">
          {visibleError(change.error)}
        </Notice>
      )}
      <div aria-live="polite">
        {change.isSuccess && <Notice tone="success">Saved. Booked visits stay with the person who has them.</Notice>}
      </div>
      <Row>
        <Button type="submit" size="small" loading={change.isPending}>
          Save work
        </Button>
      </Row>
    </Stack>
  );
}
