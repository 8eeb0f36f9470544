import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { bureaus } from '@/contract/leasing/applications/constants';
import { type Application, applications, type OwnApplicant } from '@/contract/leasing/applications/endpoints';
import { bureauLinks, frozenMessage } from '@/contract/leasing/screenings/constants';
import { useApiMutation } from '@/hooks/useApiMutation';

interface BlockedProps {
  readonly application: Application;
  readonly blocked: NonNullable<OwnApplicant['blocked']>;
}

/** A frozen credit file: where it is, how to open it, and the button that has us ask again. */
export function FrozenFile({ application, blocked: { bureau, agency } }: BlockedProps) {
  const retryScreening = useApiMutation(applications.retryScreening, { touches: [applications] });
  return (
    <Card as="section" $tone="float" aria-labelledby="frozen">
      <Stack>
        <Heading as="h2" id="frozen" $size="part">
          Your credit file is frozen
        </Heading>
        <Text>{frozenMessage(agency.name, bureau)}</Text>
        <Text>Lifting the freeze is free and takes a few minutes. You can freeze it again afterward.</Text>
        <ul aria-label="Lift the freeze">
          {bureaus.map((each) => (
            <li key={each}>
              <Link href={bureauLinks[each].href} target="_blank" rel="noreferrer">
                Lift the freeze at {bureauLinks[each].name}
              </Link>
            </li>
          ))}
        </ul>
        {retryScreening.error && (
          <Notice tone="danger" live>
            {retryScreening.error.message}
          </Notice>
        )}
        <div>
          <Button
            loading={retryScreening.isPending}
            onClick={() => retryScreening.mutate({ params: { applicationId: application.id }, body: {} })}
          >
            It’s unfrozen, check again
          </Button>
        </div>
        <Text $size="small" $tone="soft">
          You keep your place in line. Questions about your file: {agency.name}, {agency.phone}.
        </Text>
      </Stack>
    </Card>
  );
}
