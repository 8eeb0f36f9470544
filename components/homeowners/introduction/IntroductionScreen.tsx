import { PageHead } from '@/components/layout/PageHead';
import { Container } from '@/components/ui/Container';
import { Skeleton } from '@/components/ui/Skeleton';
import { Stack } from '@/components/ui/Stack';
import { isEmpty } from '@/contract/answers';
import { unfinished } from '@/contract/flow';
import { introduction } from '@/contract/flows/introduction';
import { useFlow } from '@/hooks/useFlow';
import { absolute } from '@/lib/absolute';
import { routes } from '@/lib/routes';
import { HandIn } from './HandIn';
import { Room } from './IntroductionScreen.styles';
import { Invitation } from './Invitation';

/** Where an introduction begins, goes on, and is handed in. */
export function IntroductionScreen({ siteUrl }: { readonly siteUrl: string }) {
  const flow = useFlow(introduction);
  const { ready, said } = flow;
  const begun = ready && Object.entries(said).some(([name, answer]) => name === 'address' && !isEmpty(answer));
  const next = unfinished(introduction, said);
  return (
    <Container $width="reading">
      <PageHead
        title="Introduce your home"
        description="Six short steps: who you are, which home it is, what you have in mind. Nothing binds you, and a person calls within one working day."
        canonical={absolute(siteUrl, routes.homeowners.x.start())}
      />
      <Room>
        {begun && !next ? (
          <HandIn flow={flow} />
        ) : (
          <Stack $gap="s32">
            <Invitation said={said} next={begun ? next : undefined} />
            {!ready && <Skeleton $height="1px" />}
          </Stack>
        )}
      </Room>
    </Container>
  );
}
