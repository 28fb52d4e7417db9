import { expect, test } from 'vitest'

const samples = import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default', eager: true })
const components = import.meta.glob('../../shared/ui/*.tsx')

/** Not shown by themselves: pieces of another sample, of the frame around every screen, or of screens without one. */
const shownInside = [
  'ActionBar', // FormPage
  'Brand',
  'Columns',
  'DataTable', // DataList
  'DialogHost',
  'EntryPage',
  'ErrorBoundary',
  'FoldOnPhone',
  'OpenedDialog',
  'Page', // the gallery itself is one
  'PageSpinner',
  'PanelBeside', // Panel
  'PanelTools', // Panel
  'RowTick', // DataList
  'SheetFoot', // ModalCard
  'Skeleton',
  'ThemeColor',
  'Toasts',
]

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length)

test('every small component is shown in the gallery', () => {
  const imported = Object.values(samples).join('\n')
  const missing = Object.keys(components)
    .map(nameOf)
    .filter((name) => !imported.includes(`shared/ui/${name}.tsx'`))
  expect(missing.sort()).toEqual(shownInside)
})
