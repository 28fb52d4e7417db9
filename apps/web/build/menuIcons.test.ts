import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Screen } from '@crm/contract/kit/screen'
import { screens } from '@crm/contract/screens'
import { expect, onTestFinished, test } from 'vitest'
import { ensureMenuIcons, menuIconNames } from './menuIcons.ts'

test('every entry of the staff menu has an icon, and every icon is drawn', async () => {
  const rows: [string, Screen][] = Object.entries(screens)
  expect(rows.filter(([, { menu }]) => menu && !menu.icon).map(([name]) => name)).toEqual([])

  const folder = await mkdtemp(join(tmpdir(), 'crm-icons-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'menu.svg')
  await ensureMenuIcons(file)
  const drawn = [...(await readFile(file, 'utf8')).matchAll(/<symbol id="([\w-]+)" viewBox="0 0 24 24"><\w+ /g)]
  expect(drawn.map(([, id]) => id)).toEqual(menuIconNames())
})
