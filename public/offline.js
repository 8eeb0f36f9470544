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
const again = () => location.reload();
addEventListener('online', again);
// A network without the internet behind it counts as a connection, so we ask: any answer at all is one.
const ask = () => {
  if (document.visibilityState === 'visible')
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(again, () => undefined);
};
setInterval(ask, 5000);
document.addEventListener('visibilitychange', ask);
