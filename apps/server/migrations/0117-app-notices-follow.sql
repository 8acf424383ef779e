-- A notice that is not due yet follows its record: to another time, or away with it.
grant update (title, due_at), delete on content.app_notice to captain_app;
