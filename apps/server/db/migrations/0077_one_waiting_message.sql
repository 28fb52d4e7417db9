-- Nobody gets the same message twice because two colleagues asked for it, or one of them twice.

update alimtalk t
   set at_state = 'failed', done_dt = now(), at_outcome = '같은 알림톡이 이미 대기 중이어서 보내지 않았어요.'
 where at_state = 'waiting'
   and exists (select from alimtalk o
                where o.ms_no = t.ms_no and o.receiver = t.receiver and o.at_state = 'waiting' and o.at_no < t.at_no);

-- Without the template: what a message says is read from the meeting when it leaves.
create unique index alimtalk_waiting on alimtalk (ms_no, receiver) where at_state = 'waiting';
