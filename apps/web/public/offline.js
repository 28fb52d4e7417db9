// Kept by the service worker beside offline.html: comes back by itself as soon as the server answers again.
const pause = 3000

const retry = async () => {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
  if (answer?.ok) location.reload()
}
addEventListener('online', retry)
setInterval(retry, pause)
document.getElementById('retry').addEventListener('click', () => location.reload())
