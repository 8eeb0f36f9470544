// The page without a connection: which page was wanted, the way back, and on by itself once there is a connection.
// The theme that was picked in the footer holds here too.
const theme = /(?:^|;\s*)theme=(dark|light)(?:;|$)/.exec(document.cookie)?.[1];
if (theme) document.documentElement.style.colorScheme = theme;
const wanted = document.getElementById('wanted');
wanted.textContent = `${location.host}${location.pathname}`;
const back = document.getElementById('back');
if (history.length > 1) {
  back.hidden = false;
  back.addEventListener('click', () => history.back());
}
addEventListener('online', () => location.reload());
