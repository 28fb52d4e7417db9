import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { docViews } from '@crm/contract/features/docViews/docViews'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DocViewFixture, docViewFixture } from '../../testing/fixtures/docViewFixture.ts'

let at: DocViewFixture
let folder: string

/** Stands for LibreOffice: hangs until the file `fast` lies beside it, then writes a PDF where it is asked to. */
const program = (place: string) => `#!/bin/sh
[ -e "${place}/fast" ] || sleep 600
while [ $# -gt 1 ]; do [ "$1" = "--outdir" ] && out="$2"; shift; done
printf '%%PDF-1.7 made' > "$out/document.pdf"
`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crm-conversion-'))
  const sofficePath = join(folder, 'soffice')
  await writeFile(sofficePath, program(folder))
  await chmod(sofficePath, 0o755)
  at = await docViewFixture({ sofficePath, sofficeSeconds: 1 })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const renditionOf = (fv_no: number) =>
  at.app.db
    .selectFrom('file_renditions')
    .select(['state', sql<boolean>`done_dt is not null`.as('is_over')])
    .where('fv_no', '=', fv_no)
    .executeTakeFirst()

const over = (fv_no: number, state: 'done' | 'failed') =>
  expect.poll(() => renditionOf(fv_no), { timeout: 20_000 }).toEqual({ state, is_over: true })

const convert = async (dv_no: number) => (await at.mina.call(docViews.convert, { params: { dv_no } })).query[0]

const slides = async (name: string, state: 'waiting' | 'failed', minutesAgo = 0) => {
  const made = await at.document(name)
  await sql`insert into file_renditions (fv_no, state, reg_dt)
            values (${made.fv_no}, ${state}, now() - ${minutesAgo} * interval '1 minute')`.execute(at.app.db)
  return made
}

test('a conversion that takes too long has failed, and is made when a reader asks again', async () => {
  const { ft_no, fv_no } = await slides('소개.pptx', 'failed')
  const { dv_no, pdf_state, may_convert } = await at.open(at.mina, ft_no)
  expect({ pdf_state, may_convert }).toEqual({ pdf_state: 'failed', may_convert: true })

  expect(await convert(dv_no)).toEqual({ pdf_state: 'waiting' })
  expect(await at.open(at.mina, ft_no)).toMatchObject({ pdf_state: 'waiting' })
  await over(fv_no, 'failed')

  await writeFile(join(folder, 'fast'), '')
  const states = await Promise.all(Array.from({ length: 5 }, () => convert(dv_no)))
  expect(states).toContainEqual({ pdf_state: 'waiting' })
  await over(fv_no, 'done')
  expect(await at.open(at.mina, ft_no)).toMatchObject({ pdf_state: 'done' })
  expect(await convert(dv_no)).toEqual({ pdf_state: 'done' })
})

test('a conversion whose job was lost counts as failed, and guests of a link cannot ask for one', async () => {
  const young = await slides('새 자료.pptx', 'waiting', 9)
  expect(await at.open(at.mina, young.ft_no)).toMatchObject({ pdf_state: 'waiting' })
  const { ft_no } = await slides('잊힌 자료.pptx', 'waiting', 11)
  const guest = await at.guestOf(ft_no)
  const { dv_no, pdf_state, may_convert } = await at.open(guest, ft_no)
  expect({ pdf_state, may_convert }).toEqual({ pdf_state: 'failed', may_convert: false })
  await expect(guest.call(docViews.convert, { params: { dv_no } })).rejects.toMatchObject({ status: 404 })
})
