// What an ordinary record is made of: which template becomes which file, and what stands in its gaps.

/** `공지사항이`, `자료가`: the particle depends on whether the last syllable ends in a consonant. */
const withParticle = (word, afterConsonant, afterVowel) => {
  const code = word.charCodeAt(word.length - 1) - 0xac00
  const endsInConsonant = code >= 0 && code < 11_172 && code % 28 !== 0
  return word + (endsInConsonant ? afterConsonant : afterVowel)
}

const capital = (text) => text[0].toUpperCase() + text.slice(1)
const words = (name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).split(' ')

/** The gaps of the templates for a feature such as `notices`. */
export const gapsOf = ({ many, one, word, prefix, scope, group }) => ({
  many,
  Many: capital(many),
  one,
  One: capital(one),
  word,
  wordIga: withParticle(word, '이', '가'),
  wordEulreul: withParticle(word, '을', '를'),
  p: prefix,
  table: words(many).join('_'),
  path: words(one).join('-'),
  group,
  scopes: scope ? `'${scope}'` : '',
  screenScope: scope ? `, scope: ['${scope}']` : '',
  ownerScopes: scope ? `\n    scopes: ['${scope}'],` : '',
  testScope: scope ? `\n  emp_scope: ['${scope}'],` : '',
  expectation: scope ? 'onlyWithScope' : 'everyActiveStaff',
})

const contract = 'packages/contract/src/features'
const server = 'apps/server/src/features'
const web = 'apps/web/src/features'

/** Template and file, in the order in which a reader would open them. */
export const filesOf = ({ many, One }, moment) => ({
  'contract.ts': `${contract}/${many}/${many}.ts`,
  'screens.ts': `${contract}/${many}/${many}.screens.ts`,
  'migration.sql': `apps/server/db/migrations/${moment}_${many}.sql`,
  'feature.ts': `${server}/${many}/${many}.feature.ts`,
  'access.ts': `${server}/${many}/${many}.access.ts`,
  'test.ts': `${server}/${many}/${many}.test.ts`,
  'seed.ts': `${server}/${many}/${many}.seed.ts`,
  'web.ts': `${web}/${many}/${many}.web.ts`,
  'messages.ts': `${web}/${many}/${many}.messages.ts`,
  'ListScreen.tsx': `${web}/${many}/${One}ListScreen.tsx`,
  'DetailScreen.tsx': `${web}/${many}/${One}DetailScreen.tsx`,
  'FormScreens.tsx': `${web}/${many}/${One}FormScreens.tsx`,
})

/** The lines that each floor's `features.ts` and the route table get: the import at the top, the entry before the line that closes its list. */
export const linesOf = ({ many, one }) => ({
  'packages/contract/src/features.ts': {
    imports: [
      `import { ${many} } from './features/${many}/${many}.ts'`,
      `import { recordTopics } from './kit/record.ts'`,
    ],
    entries: [
      [
        '} satisfies Record<string, FeatureContract>',
        `  ${many}: { endpoints: ${many}, topics: recordTopics('${many}.changed', ${many}) },`,
      ],
    ],
  },
  'packages/contract/src/screens.ts': {
    imports: [`import { ${one}Screens } from './features/${many}/${many}.screens.ts'`],
    entries: [['  appScreens,', `  ${one}Screens,`]],
  },
  'apps/server/src/features.ts': {
    imports: [`import { ${many}Feature } from './features/${many}/${many}.feature.ts'`],
    entries: [['}', `  ${many}: ${many}Feature,`]],
  },
  'apps/web/src/features.ts': {
    imports: [`import { ${many}Web } from './features/${many}/${many}.web.ts'`],
    entries: [[']', `  ${many}Web,`]],
  },
})
