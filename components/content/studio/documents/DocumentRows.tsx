import { documentStatusLabels, formatShortDateTime } from '@/components/content/studio/shared/status.labels';
import { DocumentRow, RowNote, Rows, RowTitle } from '@/components/content/studio/shared/studioStyles';
import { Badge } from '@/components/ui/feedback/Badge';
import type { DocumentCard, StudioType } from '@/contract/content/studio/endpoints';
import { routes } from '@/contract/routes';

interface DocumentRowsProps {
  readonly items: readonly DocumentCard[];
  readonly types: readonly StudioType[];
}

export function DocumentRows({ items, types }: DocumentRowsProps) {
  if (items.length === 0) return null;
  return (
    <Rows aria-label="Documents">
      {items.map(({ id, type, title, status, path, changedAt, changedBy }) => (
        <DocumentRow key={id}>
          <div>
            <RowTitle href={routes.studio.document({ documentId: id })}>{title}</RowTitle>
            <RowNote>
              {types.find((each) => each.id === type)?.label ?? type}
              {path && ` · ${path}`}
            </RowNote>
            <RowNote suppressHydrationWarning>
              {formatShortDateTime(changedAt)}
              {changedBy && ` by ${changedBy}`}
            </RowNote>
          </div>
          <Badge tone={documentStatusLabels[status].tone}>{documentStatusLabels[status].text}</Badge>
        </DocumentRow>
      ))}
    </Rows>
  );
}
