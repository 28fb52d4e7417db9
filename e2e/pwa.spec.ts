import { expect, test } from './people.ts'
import { startAlarmTrigger } from './raiseAlarms.ts'

test('without a connection there are words, never an old page; with it the page comes back by itself', async ({
  as,
}) => {
  const page = await as('staff')
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('님')

  await page.context().setOffline(true)
  await page.goto('/employee/alarm/list')
  await expect(page.getByRole('heading', { name: '연결할 수 없어요' })).toBeVisible()
  const kept = await page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return caught.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.some((path) => path.startsWith('/assets/'))).toBe(true)
  expect(kept.filter((path) => !path.startsWith('/assets/')).sort()).toEqual([
    '/favicon.svg',
    '/offline.html',
    '/offline.js',
  ])

  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: '알림' })).toBeVisible()
})

test('it can be installed: manifest and icons are there and true', async ({ as }) => {
  const page = await as()
  await page.goto('/login')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await page.request.get(href ?? '')).json()
  expect(manifest).toMatchObject({ name: '빌더스컨설팅', display: 'standalone', start_url: '/' })
  for (const { src, sizes, type } of manifest.icons as { src: string; sizes: string; type: string }[]) {
    const icon = await page.request.get(src)
    expect(icon.headers()['content-type']).toBe(type)
    if (sizes !== 'any') expect((await icon.body()).readUInt32BE(16)).toBe(Number.parseInt(sizes, 10))
  }
  const worker = await page.request.get('/sw.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
})

test('a push becomes a notification, and a click on it opens the cause in the window that is there', async ({ as }) => {
  const ringing = await startAlarmTrigger()
  // On no project and in no meeting: nobody else rings for them.
  const page = await as('emp15')
  const { origin } = new URL(process.env.CRM_URL ?? '')
  await page.context().grantPermissions(['notifications'], { origin })
  const worker = page.context().waitForEvent('serviceworker')
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await ringing.ring('emp15', '푸시로 온 알림', { link: '/employee/alarm/list' })
  await expect(page.getByRole('button', { name: '알림, 안 읽음 1건' })).toBeVisible()
  const al_no = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('crm.token')}` }
    return (await (await fetch('/crm/v3/alarm/new_list', { headers })).json()).query[0].al_no
  })

  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  // Chromium forgets a notification that is looked for while it is being shown: looked for once it is.
  const told = await (await worker).evaluateHandle(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    const show = registration.showNotification.bind(registration)
    return {
      shown: new Promise<void>((resolve, reject) => {
        registration.showNotification = (...given) => {
          const showing = show(...given)
          showing.then(resolve, reject)
          return showing
        }
      }),
    }
  })
  const data = JSON.stringify({ al_no, title: '푸시로 온 알림', body: '내용', link: '/employee/alarm/list' })
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
  await told.evaluate(({ shown }) => shown)
  const shown = () =>
    page.evaluate(async () => {
      const found = await (await navigator.serviceWorker.ready).getNotifications()
      return found.map(({ title, body }) => ({ title, body }))
    })
  expect(await shown()).toEqual([{ title: '푸시로 온 알림', body: '내용' }])

  await (await worker).evaluate(async () => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration }
    const [notification] = await scope.registration.getNotifications()
    const Click = Reflect.get(self, 'NotificationEvent')
    self.dispatchEvent(new Click('notificationclick', { notification }))
  })
  await expect(page).toHaveURL(/\/employee\/alarm\/list$/)
  await expect(page.getByRole('button', { name: '알림', exact: true })).toBeVisible()
  await expect.poll(shown).toEqual([])
  await ringing.stop()
})
