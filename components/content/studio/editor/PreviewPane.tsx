import { useEffect, useRef, useState } from 'react';
import { ToolButton } from '@/components/content/studio/shared/ToolButton';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Row } from '@/components/ui/layout/Row';
import { Link } from '@/components/ui/navigation/Link';
import { type StudioDocument, studio } from '@/contract/content/studio/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { Sheet, Side, SideTop, Stage } from './Editor.styles';

const widths = { Phone: '390px', Tablet: '768px', Wide: '100%' } as const;
type Device = keyof typeof widths;
const devices = Object.keys(widths) as Device[];
const LINK_HOURS = 12;

interface PreviewPaneProps {
  readonly document: StudioDocument;
  readonly hidden: boolean;
}

/** The real page as it would be after publishing, drawn again after every save. */
export function PreviewPane({ document, hidden }: PreviewPaneProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<Device>('Wide');
  const { mutate, data, error, isPending } = useApiMutation(studio.createPreviewLink);
  const { id, path, version } = document;

  // A link leads to one address: where that has changed, the page is looked for again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `path` is what the link depends on.
  useEffect(() => mutate({ params: { documentId: id }, body: { hours: LINK_HOURS } }), [id, path, mutate]);

  const shown = useRef({ path, version });
  useEffect(() => {
    const former = shown.current;
    shown.current = { path, version };
    // The reader’s place in the page stays.
    if (former.version !== version && former.path === path) frame.current?.contentWindow?.location.reload();
  }, [path, version]);

  return (
    <Side as="aside" aria-label="Preview" $hidden={hidden}>
      <SideTop>
        <Row role="group" aria-label="Preview width" $gap="s4">
          {devices.map((each) => (
            <ToolButton key={each} type="button" aria-pressed={each === device} onClick={() => setDevice(each)}>
              {each}
            </ToolButton>
          ))}
        </Row>
        {data && (
          <Link href={documentPath(data.url)} target="_blank" prefetch={false}>
            Open in new tab
          </Link>
        )}
      </SideTop>
      <Stage>
        {error && (
          <ErrorState
            title="We couldn’t load the preview"
            onRetry={() => mutate({ params: { documentId: id }, body: { hours: LINK_HOURS } })}
            retrying={isPending}
          />
        )}
        {!error && !data && <Skeleton $height="100%" />}
        {data && <Sheet ref={frame} title="Draft preview" src={documentPath(data.url)} $width={widths[device]} />}
      </Stage>
    </Side>
  );
}

/** The link as a path of this site: the one we are on, whatever name it is known by. */
function documentPath(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
