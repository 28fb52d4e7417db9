import { screens } from '@crm/contract/screens'
import { IconBriefcase, IconBuilding, IconChartBar, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { EntryPage } from '../../shared/ui/EntryPage.tsx'
import classes from './JoinTypeScreen.module.css'
import { joinText } from './join.messages.ts'

const types = [
  { to: screens.JoinClient.path, icon: IconBuilding, name: joinText.clientType, about: joinText.clientTypeContext },
  { to: screens.JoinStaff.path, icon: IconBriefcase, name: joinText.staffType, about: joinText.staffTypeContext },
  { to: screens.JoinVc.path, icon: IconChartBar, name: joinText.vcType, about: joinText.vcTypeContext },
]

/** The first step: what kind of account it will be. */
export const JoinTypeScreen = () => (
  <EntryPage
    wide
    title={joinText.typeTitle}
    context={joinText.typeContext}
    foot={<Link to={screens.Login.path}>{joinText.haveAccount}</Link>}
  >
    <div className={classes.types}>
      {types.map(({ to, icon: Icon, name, about }) => (
        <Link key={to} to={to} className={classes.type}>
          <span className={classes.mark}>
            <Icon size={22} stroke={1.6} aria-hidden />
          </span>
          <span className={classes.words}>
            <span className={classes.name}>{name}</span>
            <span className={classes.about}>{about}</span>
          </span>
          <IconChevronRight size={18} stroke={1.6} aria-hidden className={classes.arrow} />
        </Link>
      ))}
    </div>
  </EntryPage>
)
