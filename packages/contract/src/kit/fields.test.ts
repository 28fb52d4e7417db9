import { expect, test } from 'vitest'
import { line, optionalLine } from './fields.ts'

test.each(['김\n미나', '김\u2028미나', '보고서\u202Efdp.exe', '김\u200F미나', '\u2066미나\u2069'])(
  'a name is one line that reads in one direction: %j',
  (name) => {
    expect(line(50).safeParse(name).success).toBe(false)
    expect(optionalLine(50).safeParse(name).success).toBe(false)
  },
)

test('ordinary names in any script are taken', () => {
  for (const name of ['김미나', 'José Ñ', '山田 太郎', 'محمد', '👩‍💻 팀', '(주)그린루프'])
    expect(line(50).parse(name)).toBe(name)
})
