import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { downloadFrom } from '../../shared/kit/files/download/download.ts'
import { useMadeFile } from '../../shared/kit/files/download/useMadeFile.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { session } from '../../shared/lib/session/session.ts'
import { treeText as text } from './fileTree.messages.ts'

/** Entries as one zip: the browser follows an address and saves it by itself; whoever only looks on gets none, and fetches it here. */
export const useTreeZip = () => {
  const fetched = useMadeFile(fileTree.zip, {}, text.zipName)
  const { mutate, isPending } = useWrite(fileTree.prepareZip, {
    onDone: ({ query: [made] }) => made && downloadFrom(made),
  })
  return {
    start: (ft_nos: number[]) =>
      session.isView() ? fetched.startWith({ query: { ft_nos } }) : mutate({ body: { ft_nos } }),
    isPreparing: isPending,
    /** While the page itself fetches; that can be cancelled. */
    isFetching: fetched.isBusy,
    cancel: fetched.cancel,
  }
}
