// `npm run staff -- add EMAIL`: invites the first administrator of a site. Everyone after that is invited on the team page.
import { Duty } from '../contract/account/users/schemas.ts';
import { EmailAddress } from '../contract/format/emailAddress.ts';
import { CliError, fail } from '../server/host/cliError.ts';
import { endWithParent } from '../server/host/lifecycle.ts';
import { migrate } from './db/prepare.ts';
import { withTarget } from './db/target.ts';
import { commandLine } from './lib/commandLine.ts';
import { commandSettings, settings } from './lib/settings.ts';

const usage = `npm run staff -- add EMAIL [--duties leasing,care,money,support,admin]
  invites the first administrator of a site: prints the link and emails it. It works once, for seven days.
  The person chooses a password and sets up two-step verification. Without --duties they get every duty.
  A site that has an administrator refuses: they invite people at /accounts/desk/team.`;

const { positionals, values } = commandLine({ allowPositionals: true, options: { duties: { type: 'string' } } }, usage);

/** Duties as they were named; the admin duty belongs to the first administrator in any case. */
function wantedDuties(): Duty[] {
  if (values.duties === undefined) return [...Duty.options];
  const named = values.duties.split(',').map((each) => each.trim());
  const unknown = named.find((each) => !Duty.options.some((duty) => duty === each));
  if (unknown !== undefined) throw new CliError(`${unknown} is no duty. Choose from ${Duty.options.join(', ')}.`);
  return Duty.options.filter((duty) => duty === 'admin' || named.includes(duty));
}

async function add(typed: string | undefined): Promise<void> {
  const email = EmailAddress.safeParse(typed);
  if (!email.success) throw new CliError(`Name an email address: npm run staff -- add ada@example.com`);
  const duties = wantedDuties();
  await withTarget(async ({ url }) => {
    await migrate(url);
    const { addFirstAdministrator } = await import('./staff/addFirstAdministrator.ts');
    const { link, expiresAt } = await addFirstAdministrator(url, {
      email: email.data,
      duties,
      siteUrl: settings().SITE_URL,
    });
    console.log(`\n${email.data} is invited as the first administrator (${duties.join(', ')}).`);
    console.log(`Open this link before ${expiresAt.toISOString().slice(0, 10)}. It works once:\n\n  ${link}\n`);
  });
}

const [command, email] = positionals;
if (command !== 'add') {
  console.log(usage);
  process.exit(command === undefined ? 0 : 1);
}
endWithParent(() => process.exit(1));
process.env.DATA_DIR = commandSettings().DATA_DIR;
await add(email).catch(fail);
process.exit(0);
