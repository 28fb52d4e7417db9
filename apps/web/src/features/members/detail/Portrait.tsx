import type { Member } from '@crm/contract/features/members/members.rows'
import { isShownImage } from '../../../shared/kit/files/fileKind.ts'
import { useFiles } from '../../../shared/kit/files/files.api.ts'
import classes from './Portrait.module.css'

/** A person's picture, or the beginning of the name. */
export const Portrait = ({ member }: { member: Pick<Member, 'user_no' | 'user_name'> }) => {
  const { data } = useFiles({ to_table: 'users', to_no: member.user_no }, 1)
  const image = data?.query.find(({ file_info }) => isShownImage(file_info.mimetype))
  return (
    <span className={classes.portrait}>
      {image?.file_info.presignedUrl ? (
        <img src={image.file_info.presignedUrl} alt={member.user_name} />
      ) : (
        <span aria-hidden>{[...member.user_name].slice(0, 2).join('')}</span>
      )}
    </span>
  )
}
