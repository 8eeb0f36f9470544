import { createRequire } from 'node:module';

// Imports to plant: which rule must refuse them, and which no rule may refuse.

const { domains, trees } = createRequire(import.meta.url)('../../.dependency-cruiser.domains.cjs') as {
  domains: string[];
  trees: string[];
};

/** Each domain imports the one after it, in each tree. */
const plantedOrder = trees.flatMap((tree) =>
  domains
    .slice(0, -1)
    .map(
      (domain, at) =>
        [
          `domain-order-${tree.split('/')[0]}-${domain}`,
          `${tree}/${domain}/planted/jobs.ts`,
          `${tree}/${domains[at + 1]}/planted/jobs.ts`,
        ] as const,
    ),
);

export const violations = [
  ['no-circular', 'lib/egg.ts', 'lib/hen.ts'],
  ['resolvable', 'lib/lost.ts', 'lib/nowhere.ts'],
  ['contract-is-a-leaf', 'contract/homes/homes/endpoints.ts', 'lib/money.ts'],
  ['contract-is-a-leaf', 'contract/account/leads/endpoints.ts', 'server/app.ts'],
  ['contract-needs-zod-alone', 'contract/homes/homes/endpoints.ts', 'nanoid'],
  ['styles-are-a-leaf', 'styles/tokens.ts', 'contract/amounts/cents.ts'],
  ['lib-below-components', 'lib/routing/modals.ts', 'components/ui/actions/Button.tsx'],
  ['lib-below-components', 'lib/api/client.ts', 'server/app.ts'],
  ['lib-below-components', 'lib/storage/cookies.ts', 'hooks/useRegion.ts'],
  ['lib-below-react', 'lib/api/client.ts', 'react'],
  ['hooks-below-components', 'hooks/useModal.ts', 'components/ui/Modal.tsx'],
  ['hooks-below-components', 'hooks/useApi.ts', 'server/app.ts'],
  ['ui-knows-no-feature', 'components/ui/layout/Card.tsx', 'components/homes/homes/HomeCard.tsx'],
  ['ui-knows-no-feature', 'components/ui/fields/Field.tsx', 'hooks/useForm.ts'],
  ['ui-knows-no-feature', 'components/ui/Price.tsx', 'contract/amounts/cents.ts'],
  ['components-know-no-server', 'components/homes/homes/home/HomeScreen.tsx', 'server/modules/homes/homes/repo.ts'],
  ['components-know-no-server', 'components/layout/Site/Site.tsx', 'pages/index.tsx'],
  ['layout-knows-no-noun', 'components/layout/Site/Site.tsx', 'components/homes/homes/HomeCard.tsx'],
  ...plantedOrder,
  ['slices-stay-small', 'slices/Hero/index.tsx', 'components/homes/homes/HomeCard.tsx'],
  ['slices-stay-small', 'slices/Quote/index.tsx', 'hooks/useApi.ts'],
  ['pages-only-name', 'pages/homes/index.tsx', 'hooks/useApi.ts'],
  ['pages-only-name', 'pages/homes/index.tsx', 'styles/tokens.ts'],
  ['pages-never-touch-server', 'pages/homes/[place]/index.tsx', 'server/app.ts'],
  ['pages-never-touch-server', 'pages/api/preview.ts', 'server/app.ts'],
  ['pages-never-touch-server', 'pages/_app.tsx', 'server/db/client.ts'],
  ['browser-door', 'pages/api/consumer/[[...path]].ts', 'server/db/client.ts'],
  ['page-door', 'lib/page/transport.server.ts', 'server/boot.ts'],
  ['content-door', 'lib/prismic/repository.server.ts', 'server/app.ts'],
  ['boot-door', 'instrumentation.ts', 'server/app.ts'],
  ['server-knows-no-site', 'server/http/errors.ts', 'lib/api/error.ts'],
  ['server-knows-no-site', 'server/modules/homes/homes/presenter.ts', 'components/homes/homes/HomeCard.tsx'],
  ['server-knows-no-site', 'server/boot.ts', 'scripts/start.ts'],
  ['server-knows-no-react', 'server/providers/mail/local.ts', 'react'],
  ['server-knows-no-react', 'server/http/adapter.ts', 'next'],
  ['modules-meet-through-use-cases', 'server/modules/account/leads/index.ts', 'server/modules/homes/homes/repo.ts'],
  ['modules-meet-through-use-cases', 'server/modules/account/leads/routes.ts', 'server/modules/homes/homes/policy.ts'],
  ['no-server-files-in-components', 'components/layout/page/publicPages.tsx', 'lib/page/public.server.ts'],
  ['no-server-files-in-components', 'hooks/useSession.ts', 'lib/page/public.server.ts'],
  ['parts-are-private', 'components/homes/homes/home/HomeScreen.tsx', 'components/layout/Header/Header.Nav.tsx'],
  ['parts-are-private', 'pages/404.tsx', 'components/layout/Header/Header.styles.ts'],
  ['proof-stays-outside', 'server/boot.ts', 'tests/support/database.ts'],
  ['proof-stays-outside', 'lib/env.ts', 'scripts/lib/progress.ts'],
  ['proof-stays-outside', 'lib/seed.ts', 'lib/seed.fixture.ts'],
  ['no-dev-packages-in-product', 'lib/format/money.ts', 'fast-check'],
  ['no-undeclared-packages', 'lib/format/money.ts', 'acorn'],
] as const;

export const allowed = [
  ['lib/hen.ts', 'lib/egg.ts'],
  ['contract/homes/homes/endpoints.ts', 'zod'],
  ['contract/homes/homes/endpoints.ts', 'contract/amounts/cents.ts'],
  ['lib/api/client.ts', 'contract/endpoint.ts'],
  ['lib/page/transport.server.ts', 'server/app.ts'],
  ['pages/api/consumer/[[...path]].ts', 'server/app.ts'],
  ['pages/api/service/[[...path]].ts', 'server/app.ts'],
  ['lib/prismic/repository.server.ts', 'server/content/api/embeddedRepository.ts'],
  ['instrumentation.ts', 'server/boot.ts'],
  ['pages/index.tsx', 'components/layout/page/publicPages.tsx'],
  ['pages/index.tsx', 'lib/page/public.server.ts'],
  ['pages/_app.tsx', 'styles/tokens.ts'],
  ['components/homes/homes/HomeCard.tsx', 'components/ui/actions/Button.tsx'],
  ['components/homes/homes/HomeCard.tsx', 'hooks/useApi.ts'],
  ['components/layout/Header/Header.tsx', 'components/layout/Header/Header.Nav.tsx'],
  ['components/modals/registry.ts', 'components/account/leads/AskQuestionModal.tsx'],
  ['components/care/pros/ProScreen.tsx', 'components/content/pages/Page.tsx'],
  ['slices/Hero/index.tsx', 'components/ui/actions/Button.tsx'],
  ['server/modules/tenancy/notices/index.ts', 'server/modules/homes/homes/index.ts'],
  ['server/modules/tenancy/notices/index.ts', 'server/modules/money/charges/lateFees.ts'],
  ['server/modules/account/leads/index.ts', 'server/modules/account/leads/repo.ts'],
  ['server/modules/account/leads/routes.test.ts', 'tests/support/database.ts'],
  ['server/modules/account/leads/repo.ts', 'kysely'],
  ['scripts/db.ts', 'server/db/migrate.ts'],
  ['bench/index.ts', 'server/app.ts'],
  ['tests/e2e/support/fixtures.ts', 'contract/routes.ts'],
] as const;
