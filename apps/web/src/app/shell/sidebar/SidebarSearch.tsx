import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { KeywordBox } from '../../../shared/ui/input/KeywordBox.tsx'
import { shellText } from '../shell.messages.ts'
import { Flyout } from './Flyout.tsx'
import { withKeyword } from './menuPaths.ts'
import classes from './SidebarSearch.module.css'

interface SidebarSearchProps {
  /** The project list's address. */
  path: string
  isNarrow?: boolean
  onOpen?: () => void
}

/** Opens the project list with what was typed. */
export const SidebarSearch = ({ path, isNarrow = false, onOpen }: SidebarSearchProps) => {
  const navigate = useNavigate()
  const search = (keyword: string) => {
    onOpen?.()
    navigate(withKeyword(path, keyword))
  }
  if (!isNarrow) {
    return (
      <div className={classes.wide}>
        <KeywordBox label={shellText.searchProjects} onSearch={search} />
      </div>
    )
  }
  return (
    <Flyout
      title={shellText.searchProjects}
      className={classes.narrow}
      face={
        <>
          <IconSearch size={18} stroke={1.6} aria-hidden />
          <span className="visually-hidden">{shellText.searchProjects}</span>
        </>
      }
    >
      {(close) => (
        <KeywordBox
          label={shellText.searchProjects}
          onSearch={(keyword) => {
            close()
            search(keyword)
          }}
        />
      )}
    </Flyout>
  )
}
