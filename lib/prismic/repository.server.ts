// The content door: pages and API routes reach the embedded repository here, in process, also while the site is built.

const loadContent = () => import('@/server/content/api/embeddedRepository');

export async function repositoryFetch(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  return (await loadContent()).repositoryFetch(url, init);
}

export async function repositoryResponse(request: Request): Promise<Response> {
  return (await loadContent()).handleRepositoryRequest(request);
}

export async function pictureResponse(request: Request, name: string): Promise<Response> {
  return (await loadContent()).handlePictureRequest(request, name);
}

/** What the session of a preview holds; null where the ref opens none. */
export async function previewState(ref: string) {
  return (await loadContent()).previewStateOf(ref);
}

/** The secret that anyone who publishes in the embedded repository knows. */
export async function embeddedWebhookSecret(): Promise<string> {
  return (await loadContent()).webhookSecret();
}

/** Empties the page caches in front of the site. */
export async function purgePages(): Promise<void> {
  await (await loadContent()).purgePages();
}
