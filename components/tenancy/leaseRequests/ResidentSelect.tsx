import type { ComponentProps } from 'react';
import { Select } from '@/components/ui/forms/Select';
import { leases } from '@/contract/leasing/leases/endpoints';
import { useApi } from '@/hooks/useApi';

interface ResidentSelectProps extends Omit<ComponentProps<typeof Select>, 'onChange' | 'children'> {
  readonly leaseId: string;
  /** With the name as it stands on the lease; empty where none is chosen. */
  readonly onChange: (name: string) => void;
}

/** One of the residents of a lease. */
export function ResidentSelect({ leaseId, onChange, ...select }: ResidentSelectProps) {
  const { data } = useApi(leases.getLease, { params: { leaseId } });
  return (
    <Select {...select} onChange={({ target }) => onChange(target.value)}>
      <option value="">{data ? 'Choose a person' : 'Loading who is on the lease'}</option>
      {data?.terms.residents.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </Select>
  );
}
