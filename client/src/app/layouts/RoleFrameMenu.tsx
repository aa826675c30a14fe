import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { classes } from '../../ui/classes';
import { SearchIcon } from '../../ui/icons/ToolIcons';
import { activeAt } from './navigationLinks';
import { type FrameItem, itemsMatching } from './RoleFrameItems';
import { Stack } from '../../ui/layout/Layout';
import styles from './RoleFrameMenu.module.css';

interface RoleFrameMenuProps {
  items: readonly FrameItem[];
  /** Shows icons only: the labels stay for screen readers and as titles, the search box is hidden. */
  narrow?: boolean;
  onChoose?: () => void;
}

/** A role's pages as a list of links, with a box that filters them by label. */
export function RoleFrameMenu({ items, narrow = false, onChoose }: RoleFrameMenuProps) {
  const [text, setText] = useState('');
  const { pathname } = useLocation();
  const active = activeAt(items, pathname);
  // A filter typed while expanded must not hide items of the collapsed menu, which has no box to clear it.
  const shown = narrow ? items : itemsMatching(items, text);
  return (
    <Stack gap={12}>
      {!narrow && (
        <div className={`wm-relative ${styles.search}`}>
          <SearchIcon size={18} className={`wm-muted ${styles.searchIcon}`} />
          <input
            type="search"
            aria-label="Search menu"
            placeholder="Search menu"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      )}
      <nav aria-label="Area">
        <ul className={`wm-grid ${styles.list}`}>
          {shown.map((item) => (
            <li key={item.to}>
              <Link
                to={item.to}
                title={narrow ? item.label : undefined}
                className={classes(
                  'wm-row wm-gap-12 wm-relative',
                  styles.item,
                  item === active && styles.active,
                  narrow && styles.narrow,
                )}
                aria-current={item === active ? 'page' : undefined}
                onClick={onChoose}
              >
                <item.Icon />
                {narrow ? <span className="wm-visually-hidden">{item.label}</span> : item.label}
                {item.News && <item.News className={`wm-end ${styles.news}`} />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status" className="wm-muted wm-hidden-if-empty">
        {shown.length === 0 && 'No results found'}
      </p>
    </Stack>
  );
}
