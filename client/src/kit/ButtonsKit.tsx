import { Button } from '../ui/buttons/Button';
import { Chip, RemovableChip } from '../ui/buttons/Chip';
import { IconButton } from '../ui/buttons/IconButton';
import { Cluster } from '../ui/layout/Layout';
import { PlusIcon, SearchIcon, TrashIcon } from '../ui/icons/ToolIcons';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;

export function ButtonsKit() {
  return (
    <>
      {VARIANTS.map((variant) => (
        <Cluster key={variant}>
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
          <Button variant={variant} iconStart={<PlusIcon size={18} />}>
            {variant} with icon
          </Button>
          <Button variant={variant} loading loadingText="Saving...">
            {variant} loading
          </Button>
          <Button variant={variant} disabled>
            {variant} disabled
          </Button>
        </Cluster>
      ))}
      <Cluster>
        <IconButton label="Search">
          <SearchIcon />
        </IconButton>
        <IconButton label="Add" variant="secondary">
          <PlusIcon />
        </IconButton>
        <IconButton label="Delete" size="sm">
          <TrashIcon size={16} />
        </IconButton>
        <IconButton label="Disabled" disabled>
          <SearchIcon />
        </IconButton>
      </Cluster>
      <Cluster>
        <Chip>Off</Chip>
        <Chip selected>On</Chip>
        <Chip disabled>Disabled</Chip>
        <RemovableChip removeLabel="Remove filter: React" onRemove={() => undefined}>
          React
        </RemovableChip>
        <a href="#main" className="wm-link">
          Link
        </a>
        <a href="#main" className="wm-link-quiet">
          Quiet link
        </a>
      </Cluster>
    </>
  );
}
