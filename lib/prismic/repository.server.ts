// The content door: pages and API routes reach the embedded repository here, in process, also while the site is built.

const door = () => import('@/server/content/door');

export async function repositoryFetch(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  return (await door()).repositoryFetch(url, init);
}

export async function repositoryAnswer(request: Request): Promise<Response> {
  return (await door()).answer(request);
}

export async function pictureAnswer(request: Request, name: string): Promise<Response> {
  return (await door()).answerPicture(request, name);
}

/** What the session of a preview holds; null where the ref opens none. */
export async function previewState(ref: string) {
  return (await door()).stateOf(ref);
}

/** The secret that whoever publishes in the embedded repository knows. */
export async function ownWebhookSecret(): Promise<string> {
  return (await door()).webhookSecret();
}

/** Empties the page cache in front of the site. */
export async function purgePages(): Promise<void> {
  (await door()).purgePages();
}
