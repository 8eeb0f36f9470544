import styled from 'styled-components';
import { ChevronRightIcon } from '@/components/ui/icons/statusIcons';
import { plainList } from '@/styles/mixins';
import { color, size, space } from '@/styles/tokens';
import { Link } from './Link';

const List = styled.ol`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4};
  color: ${color.inkSoft};
  font-size: ${size.t14};
`;

const Crumb = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${space.s4};
  min-height: 1.5rem;
`;

export type CrumbItem = { readonly label: string; readonly href?: string };

/** The way down to this page; the last item is the page itself and leads nowhere. */
export function Breadcrumbs({ items }: { readonly items: readonly CrumbItem[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {items.map(({ label, href }, at) => (
          <Crumb key={label}>
            {at > 0 && <ChevronRightIcon size={16} />}
            {href ? (
              <Link href={href} tone="inherit" subdued prefetch={false}>
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </Crumb>
        ))}
      </List>
    </nav>
  );
}
