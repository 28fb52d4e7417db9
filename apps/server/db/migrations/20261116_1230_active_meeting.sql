-- A name that says what it tells: neither waiting nor deleted nor cancelled.
alter function crm_stands(smallint, smallint) rename to crm_is_active_meeting;
