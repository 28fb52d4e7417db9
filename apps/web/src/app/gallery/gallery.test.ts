import { expect, test } from 'vitest'

const samples = import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default', eager: true })
const components = import.meta.glob('../../shared/ui/*/*.tsx')

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
  'PublicPage',
  'RowTick', // DataList
  'SheetFoot', // ModalCard
  'Skeleton',
  'ThemeColor',
  'Toasts',
]

const kit = import.meta.glob('../../shared/kit/*/*.tsx')

/** Shown by what they are parts of, or whole pages, which the browser tour and the kit's own journeys open. */
const kitShownInside = [
  'Attachments', // RecordPage
  'BackLink', // RecordPage
  'ColumnsStep', // ImportPanel
  'CommentButtons', // CommentsCard
  'CommentForm', // CommentsCard
  'CommentHead', // CommentsCard
  'CommentItem', // CommentsCard
  'CommentList', // CommentsCard
  'Comments', // CommentsCard
  'ConflictCard', // FormPanel
  'ContactDialog', // ContactsField
  'FileStep', // ImportPanel
  'FileWords', // FileRow
  'FormButtons', // FormPanel
  'FormFields', // FormPanel
  'FormNotes', // FormPanel
  'FormPage',
  'ImportButton',
  'InsertionMenu', // RichTextField
  'LinkedPage',
  'ListCard',
  'ListExcel', // ListPage
  'ListPage',
  'LoadedPage',
  'OpenedPeek', // ListPage
  'PeekOver', // ListCard
  'PreviewStep', // ImportPanel
  'RecordPage',
  'RecordPanel', // RecordPeek
  'RecordScreen', // the coupon's page
  'RichTextEditor', // RichTextField
  'RichTextView',
  'RoomBeside', // ListPage
  'ScreenTabs',
  'SortHandle', // SortableList
  'TitleCell',
]

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length)

test('every small component is shown in the gallery', () => {
  const imported = Object.values(samples).join('\n')
  const missing = Object.keys(components)
    .filter((path) => !imported.includes(`${path}'`))
    .map(nameOf)
  expect(missing.sort()).toEqual(shownInside)
})

test('every piece of the kit is shown in the gallery, or is a part of one that is', () => {
  const imported = Object.values(samples).join('\n')
  const missing = Object.keys(kit)
    .map(nameOf)
    .filter((name) => /^[A-Z]/.test(name) && !imported.includes(`/${name}.tsx'`))
  expect(missing.sort()).toEqual(kitShownInside)
})
