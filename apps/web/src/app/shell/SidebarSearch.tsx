import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { KeywordBox } from '../../shared/ui/KeywordBox.tsx'
import { Flyout } from './Flyout.tsx'
import { withKeyword } from './places.ts'
import classes from './SidebarSearch.module.css'
import { text } from './shell.messages.ts'

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
        <KeywordBox label={text.searchProjects} onSearch={search} />
      </div>
    )
  }
  return (
    <Flyout
      title={text.searchProjects}
      className={classes.narrow}
      face={
        <>
          <IconSearch size={18} stroke={1.6} aria-hidden />
          <span className="visually-hidden">{text.searchProjects}</span>
        </>
      }
    >
      {(close) => (
        <KeywordBox
          label={text.searchProjects}
          onSearch={(keyword) => {
            close()
            search(keyword)
          }}
        />
      )}
    </Flyout>
  )
}
