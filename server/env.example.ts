import { variables } from './env';

/** The text of `.env.example`: every variable, commented out, with its purpose and default. */
export function envExample(): string {
  const entries = Object.entries(variables).map(([name, { schema, purpose, example }]) => {
    const standard = schema.safeParse(undefined).data;
    const usual = typeof standard === 'string' || typeof standard === 'number' ? ` Default: ${standard}.` : '';
    return `# ${purpose}${usual}\n# ${name}=${example}\n`;
  });
  return `# Nothing here is needed to start. Copy to .env what you want to change.\n\n${entries.join('\n')}`;
}
