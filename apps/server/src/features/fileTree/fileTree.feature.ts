import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import { listBin, purgeBins, purgeJob, purgeSelection, restoreSelection } from './bin/bin.service.ts'
import { fileTreeHistoryOwners } from './fileTree.history.ts'
import { fileTreeOwners } from './fileTree.owners.ts'
import { getEntry, listEntries, listMine, listVersions, searchEntries } from './reads/reads.service.ts'
import {
  copySelection,
  createBox,
  moveSelection,
  removeSelection,
  renameOne,
  starEntry,
} from './structure/structure.service.ts'
import { addFile, addVersion, findTaken, removeVersion, setCurrent } from './uploads/uploads.service.ts'
import { downloadZip, openZip, prepareZip } from './zip/zip.service.ts'

export const fileTreeFeature = feature(
  fileTree,
  {
    list: listEntries,
    search: searchEntries,
    show: getEntry,
    mine: listMine,
    createBox,
    findTaken,
    addFile: withoutTransaction(addFile),
    update: renameOne,
    move: moveSelection,
    copy: copySelection,
    remove: removeSelection,
    listBin,
    restore: restoreSelection,
    purge: purgeSelection,
    listVersions,
    addVersion: withoutTransaction(addVersion),
    removeVersion,
    setCurrent,
    star: starEntry,
    zip: downloadZip,
    prepareZip,
    openZip,
  },
  { jobs: [onJob(purgeJob, purgeBins)], fileOwners: fileTreeOwners, historyOwners: fileTreeHistoryOwners },
)
