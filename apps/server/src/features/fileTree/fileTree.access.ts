import type { fileTree } from '@crm/contract/features/fileTree/fileTree'
import {
  type AccessRows,
  aPage,
  everyActiveStaff,
  everybody,
  onlyWithScope,
} from '../../testing/access/accessExpectations.ts'

/** Which trees they see is tested in fileTree.rights.test.ts. */
const staffAndClients = { ...everyActiveStaff, client: 'in' } as const
/** There is none of this number: the first ones are top boxes, which nobody changes. */
const nowhere = 1_000_000
const anEntry = { params: { ft_no: nowhere } }
const aSelection = { ft_nos: [nowhere] }

export const access: AccessRows<typeof fileTree> = {
  list: { access: staffAndClients, sample: { query: { box_ft_no: 1, kind: 'box', sort: 'name', ...aPage.query } } },
  search: {
    access: staffAndClients,
    sample: { query: { proj_no: 1, keyword: '계획', kind: 'pdf', ...aPage.query } },
  },
  show: { access: staffAndClients, sample: anEntry },
  mine: {
    access: onlyWithScope,
    sample: {
      query: {
        view: 'uploaded',
        keyword: '계획',
        kind: 'pdf',
        proj_no: 1,
        start_dt: '2026-01-01',
        end_dt: '2026-02-01',
        sort: '-update_dt',
        ...aPage.query,
      },
    },
  },
  createBox: { access: staffAndClients, sample: { body: { parent: 1, name: '초안' } } },
  findTaken: {
    access: staffAndClients,
    sample: { body: { parent: 1, files: [{ folders: ['초안'], name: '사업계획서.pdf' }] } },
  },
  addFile: {
    access: staffAndClients,
    sample: { body: { parent: 1, file_no: 1, name: '사업계획서.pdf', folders: ['초안'], same: 'ask', note: '1차' } },
  },
  update: { access: staffAndClients, sample: { ...anEntry, body: { name: '최종', rev: 1 } } },
  move: { access: staffAndClients, sample: { body: { ...aSelection, parent: 1, release_shares: false } } },
  copy: { access: staffAndClients, sample: { body: { ...aSelection, parent: 1 } } },
  remove: { access: staffAndClients, sample: { body: { ...aSelection, release_shares: false } } },
  listBin: { access: staffAndClients, sample: { query: { proj_no: 1, ...aPage.query } } },
  restore: { access: staffAndClients, sample: { body: aSelection } },
  purge: { access: staffAndClients, sample: { body: aSelection } },
  listVersions: { access: staffAndClients, sample: anEntry },
  addVersion: { access: staffAndClients, sample: { ...anEntry, body: { file_no: 1, note: '2차' } } },
  removeVersion: { access: staffAndClients, sample: { params: { ft_no: nowhere, fv_no: nowhere } } },
  setCurrent: { access: staffAndClients, sample: { ...anEntry, body: { fv_no: 1 } } },
  star: { access: staffAndClients, sample: { ...anEntry, body: { is_starred: true } } },
  zip: {
    access: staffAndClients,
    sample: { query: { ft_nos: '1,2', with_versions: 0 } },
  },
  prepareZip: { access: staffAndClients, sample: { body: { ...aSelection, with_versions: true } } },
  openZip: { access: everybody, sample: { params: { ticket: 'a'.repeat(22) } } },
}
