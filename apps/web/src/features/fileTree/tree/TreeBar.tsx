import { Button, Menu } from '@mantine/core'
import { IconFolderPlus, IconLayoutGrid, IconList, IconTrash, IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { canPickHandles, pickFilesWithHandles } from '../../../shared/kit/files/upload/fileHandles.ts'
import { nameByTime } from '../../../shared/kit/files/upload/nameByTime.ts'
import { type Picked, pickedFrom } from '../../../shared/kit/files/upload/pickedFiles.ts'
import { useIsPhone } from '../../../shared/lib/page/useIsPhone.ts'
import { SearchField } from '../../../shared/ui/input/SearchField.tsx'
import { Segments } from '../../../shared/ui/input/Segments.tsx'
import { treeText as text } from '../fileTree.messages.ts'
import classes from './FileTree.module.css'
import type { TreeView } from './useTreeView.ts'

interface TreeBarProps {
  view: TreeView
  /** Without them nothing can be added here. */
  onCreateBox?: (() => void) | undefined
  onFiles?: ((files: Picked[]) => void) | undefined
  hasBin: boolean
}

const looks = [
  { value: 'list', label: <IconList size={16} stroke={1.6} aria-label={text.views.list} /> },
  { value: 'tiles', label: <IconLayoutGrid size={16} stroke={1.6} aria-label={text.views.tiles} /> },
] as const

/** React's types do not know it, all browsers do. */
const wholeFolder = { webkitdirectory: '' }

const UploadMenu = ({ onFiles }: { onFiles: (files: Picked[]) => void }) => {
  const isPhone = useIsPhone()
  const [files, folder, camera] = [
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
  ]
  const take = (input: HTMLInputElement, rename = (chosen: File[]) => chosen) => {
    const chosen = [...(input.files ?? [])]
    // The same file chosen again is a change again.
    input.value = ''
    if (chosen.length) onFiles(pickedFrom(rename(chosen)))
  }
  /** With handles where there are some: those files go on by themselves after a reload. */
  const choose = async () => {
    if (!canPickHandles()) return files.current?.click()
    const picked = await pickFilesWithHandles()
    if (picked.length) onFiles(picked)
  }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button leftSection={<IconUpload size={16} stroke={1.6} aria-hidden />}>{text.upload}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void choose()}>{text.uploadFiles}</Menu.Item>
          {isPhone ? (
            <Menu.Item onClick={() => camera.current?.click()}>{text.camera}</Menu.Item>
          ) : (
            <Menu.Item onClick={() => folder.current?.click()}>{text.uploadFolder}</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        data-upload="files"
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={folder}
        type="file"
        hidden
        {...wholeFolder}
        data-upload="folder"
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        data-upload="camera"
        onChange={(event) => take(event.currentTarget, (chosen) => nameByTime(chosen, text.photo))}
      />
    </>
  )
}

/** What stands above the entries: search, how they are shown, and what can be added. */
export const TreeBar = ({ view, onCreateBox, onFiles, hasBin }: TreeBarProps) => {
  const { filter, change, look, setLook } = view
  return (
    <div className={`${classes.tools} no-print`}>
      <div className={classes.search} data-list-search>
        <SearchField
          label={text.search}
          placeholder={text.search}
          value={filter.keyword}
          onSearch={(keyword) => change({ keyword, bin: undefined })}
          w="100%"
        />
      </div>
      <Segments aria-label={text.views.label} data={looks} value={look} onChange={setLook} />
      {hasBin && (
        <Button
          variant="default"
          leftSection={<IconTrash size={16} stroke={1.6} aria-hidden />}
          onClick={() => change({ bin: 1, keyword: undefined })}
        >
          {text.bin}
        </Button>
      )}
      {onCreateBox && (
        <Button
          variant="default"
          leftSection={<IconFolderPlus size={16} stroke={1.6} aria-hidden />}
          onClick={onCreateBox}
        >
          {text.createBox}
        </Button>
      )}
      {onFiles && <UploadMenu onFiles={onFiles} />}
    </div>
  )
}
