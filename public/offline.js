// The page without a connection: which page was wanted, the way back, and on by itself once there is a connection.
const wanted = document.getElementById('wanted');
wanted.textContent = `${location.host}${location.pathname}`;
const back = document.getElementById('back');
if (history.length > 1) {
  back.hidden = false;
  back.addEventListener('click', () => history.back());
}
addEventListener('online', () => location.reload());
