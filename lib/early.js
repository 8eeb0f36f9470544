// Runs before the first paint, so that neither the theme nor the header flickers.
(() => {
  const root = document.documentElement;
  const cookie = (name, values) => new RegExp(`(?:^|;\\s*)${name}=(${values})(?:;|$)`).exec(document.cookie)?.[1];
  const theme = cookie('theme', 'dark|light');
  if (theme) root.dataset.theme = theme;
  if (cookie('mobile_app', 'true')) root.dataset.mobileApp = 'true';
})();
