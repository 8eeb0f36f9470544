/** The boot door: brings the API up inside the site’s process, unless the API lives elsewhere. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { isBuilding, siteEnv } = await import('@/lib/env.server');
  if (isBuilding() || siteEnv().CONSUMER_API_URL) return;
  const { boot } = await import('@/server/boot');
  await boot();
}
