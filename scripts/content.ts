// `npm run content -- <command>`: writing without an account of Prismic.
import { fail } from '../server/host/cliError.ts';
import { addPicture } from './content/addPicture.ts';
import { check } from './content/check.ts';
import { draft, newDocument, publish, unpublish } from './content/edit.ts';
import { writeTypes } from './content/models.ts';
import { previewLink } from './content/previewLink.ts';
import { serve } from './content/serve.ts';
import { commandLine } from './lib/commandLine.ts';
import { commandSettings } from './lib/settings.ts';

const usage = `npm run content -- <command>
  check                       judges every content file: says file, place and rule
  new TYPE UID                begins a document, as a draft
  draft TYPE UID              copies a published document to a draft, to be edited there
  publish                     publishes the drafts and tells the running site
  unpublish TYPE UID          takes a document back into the drafts
  preview-link TYPE UID       prints an address that shows the draft, for --hours 24
  models                      writes the types and the index of slices after a model has changed
  add-picture FILE [ALT]      copies a picture into content/media and prints its field
  serve --dir DIR --port N [--access-token T] [--private]
                              the repository alone, for any client of Prismic: with a token, releases
                              need it; with --private, published content does, too

Drafts belong to a session: --session desk unless you say otherwise. Format: docs/content-format.md`;

const { positionals, values } = commandLine(
  {
    allowPositionals: true,
    options: {
      dir: { type: 'string' },
      port: { type: 'string' },
      'access-token': { type: 'string' },
      private: { type: 'boolean', default: false },
      session: { type: 'string', default: 'desk' },
      hours: { type: 'string', default: '24' },
    },
  },
  usage,
);
const [command = '', ...names] = positionals;
const { session, dir } = values;

const commands: Record<string, () => void | Promise<void>> = {
  check: () => check(dir),
  new: () => newDocument(session, names),
  draft: () => draft(session, names),
  publish: () => publish(session),
  unpublish: () => unpublish(session, names),
  'preview-link': () => previewLink(session, names, Number(values.hours)),
  models: writeTypes,
  'add-picture': () => addPicture(names[0], names[1]),
  serve: () => serve(dir, Number(values.port ?? 0), { accessToken: values['access-token'], isPrivate: values.private }),
};

const run = commands[command];
if (!run) {
  console.log(usage);
  process.exit(positionals.length === 0 ? 0 : 1);
}
process.env.DATA_DIR = commandSettings().DATA_DIR;
try {
  await run();
} catch (error) {
  fail(error);
}
